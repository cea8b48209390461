### The table in the browser: `canasta serve`, and what its server refuses before a table hears of it.

## canasta serve

cli-serve-short = Serve the table in the browser
cli-serve = The table in the browser: against bots and, with a link, with friends. It prints the address and serves until Ctrl-C. Tables are kept and go on when it is started again.
cli-serve-example =
    canasta serve --open
    canasta serve --host 0.0.0.0 --port 8000
    canasta serve --db postgresql://canasta@localhost/canasta
cli-serve-option-host = The address to listen on; 0.0.0.0 for every network of this machine.
cli-serve-option-port = The port; 0 for any that is free.
cli-serve-option-db = Where the tables are kept: a SQLite file or the URL of a PostgreSQL database. Without it, a file in your data folder.
cli-serve-option-db-password = A file with the password of the database; it may also be in CANASTA_DB_PASSWORD, and the whole URL in CANASTA_DB.
cli-serve-option-open = Open the page in the browser.
cli-serve-option-thinkers = How many processes think for the bots; as many do replays, reviews and hints.
cli-serve-option-proxy = The address of a reverse proxy whose X-Forwarded headers can be trusted.
cli-serve-option-origin = Another address at which browsers see this server, such as https://canasta.example.org; may be repeated.
cli-serve-option-bot = A bot from outside that tables may choose, such as mus=process:bots/mus.toml or mus=module:Class; may be repeated.
cli-serve-option-push-contact = Send notices to players of matches by days who want them, and name this address to the push services of their browsers: where you can be reached, such as you@example.org.
cli-serve-at = The table is at { $address }
cli-serve-near = On this network: { $address }
cli-serve-socket = The table is at the socket { $file }
cli-serve-kept = Tables are kept in { $file }
cli-serve-code = Code to go on here with a copy of a competition from another computer: { $code }
cli-serve-stop = Ctrl-C stops it.
cli-serve-stopped = Stopped; every table goes on where it was when the server is started again.
cli-error-port-taken = Another program uses port { $port } of { $host }: choose a free one, or --port 0 for any.
cli-error-port-forbidden = You may not use port { $port } of { $host }: choose one from 1024 up.
cli-error-host = { $host } is not an address of this machine: use one such as 127.0.0.1 or 0.0.0.0.
serve-proxy-unnamed = Requests come through a proxy on this machine (they carry { $header }), so all its visitors count as this machine and no limit applies to them: start the server with --proxy { $address }.
cli-error-no-client = The page of the table is not in this installation: in the sources `make web` builds it; an installation needs Node’s packages from the network once.
cli-error-origin = { $found } is not an origin: expected https:// or http:// and a host, with nothing after it.
cli-error-certificate = { $file } and { $key } are not a certificate with its key: expected both in PEM, and the key without a password.
cli-error-socket-here = On this system there are no sockets in the file system: use --host and --port.
cli-error-socket-file = { $file } exists and is not a socket: name another place, or remove it.
cli-error-socket-place = There can be no socket at { $file }: { $reason }.
cli-error-socket-taken = Another server listens at { $file }: stop it, or name another place.
cli-error-db-password = There is no password in { $file }: expected it on the first line.
log-leaving = The server is stopping: all matches go on later.
log-serving = The server is listening.
security-refused = Refused ({ $code }): { $address } at { $place }{ $before ->
    [0] .
    [one] , once more before that.
   *[other] , { $before } times more before that.
}

## What the server refuses

web-error-json = The body is not JSON: expected an object as described in the API documentation.
web-error-body-missing = { $found } is missing in { $place }.
web-error-body-unknown = { $place } does not take { $found }.
web-error-body-value = { $found } is not valid at { $place }.
web-error-body-type = At { $place } expected { $found }, got { $got }.
web-error-body-expected = At { $place } this is not valid: expected { $found }.
web-error-request = { $place } in the address of the request is not as described in the API documentation.
web-error-no-page = There is nothing at this address.
web-error-no-method = This address does not accept this kind of request.
web-error-no-set = There is no such rule set or form: expected one of { $known }.
web-error-no-language = There is no such language: expected one of { $known }.
web-error-no-client = The page is not in this installation: in the sources `make web` builds it.
web-error-not-json = The body must be JSON: expected the header Content-Type: application/json.
web-error-not-text = The body is not text: expected a record in UTF-8.
web-error-copy-code = A copy from another computer is imported only with the code of this server: the person who started it finds the code in the window where `canasta serve` runs, and `canasta admin import` imports a copy without one.
web-error-controls = The text has a control character, which cannot be read: write letters, digits and signs.
web-error-too-big = The body is too big: at most 64 KiB, or 4 MiB for a record.
web-error-too-fast = Too many requests in a short time: try again in a few seconds.
web-error-too-many-sockets = There are too many connections to this table or to this server.
web-error-full = This server has as many tables open as it can hold: try again in a few minutes. The open ones go on.
web-error-many-bodies = Too much is being sent to this server at once: try again in a minute.
web-error-packed-only = This file is sent compressed: ask for it with the header Accept-Encoding: gzip.
web-error-foreign-origin = This request comes from the page of another site and is refused.
web-error-foreign-host = This server does not answer as { $host }: open it by its numeric address, or start it with --origin and that address.
web-error-no-network = No network address of this computer could be used: connect it to a network first.
web-error-not-to-open = This server can be opened to the network only from the computer on which it runs, and only if it was started for that computer alone.
web-error-bad-host = The Host header is not an address: expected a name or an address, and a port up to 65535.
web-error-bad-origin = The Origin header is not an address: expected https:// or http:// and a host.
web-error-gone = The connection was closed before the request had arrived.
web-error-leaving = The server is stopping: another one takes over in a moment.
web-error-no-proof = The database has not answered this server for a second: what it has may be old.
web-error-no-thinkers = No process can think for the bots just now.
web-error-silent = Nothing has arrived for too long.
web-error-fault = This is a fault of the server; its log has the details.

## What is taken along to another device

along-error-no-key = The key of this device is missing: expected Authorization: Bearer and 32 to 64 letters.
along-error-no-handover = No hand-over with this code is under way here. Compare the code, or begin again on the old device. Nothing was lost.
along-error-stale = The ten minutes of this hand-over are over. Begin again on the old device. Nothing was lost.
along-error-refused = The old device has ended this hand-over. Nothing was lost.
along-error-used = Another device has used this code, and a code works once. Begin again on the old device. Nothing was lost.
along-error-full = Too many hand-overs are under way on this server. Try again in a few minutes.
along-error-no-bundle = Nothing is kept here under this recovery code. Compare each letter with the code on paper, and open the server where the code was made.
along-error-newer = Another device with the same recovery code has kept its matches since.
along-error-log = The log of this bundle has no beginning.

## Duplicate matches

duplicate-error-no-match = This table belongs to no duplicate match.
duplicate-error-sides = A duplicate match needs a game of two sides, which change places from one table to the other. In this game there are { $sides }: choose another one.
duplicate-error-early = Your own table has not finished yet: play on, or let bots play for those who have gone.
duplicate-error-over = Both tables are finished: there is nothing to end.
duplicate-error-awake = The other table is not at rest: somebody is there, or was less than { $minutes } minutes ago.
## Company for a game

company-error-gone = This table is no longer to be had: it is full, has begun, or was closed. Another one may be open.
company-error-unknown = It is no longer known on which device { $name } plays, so they cannot be avoided.
company-error-until = A wish to play holds for { $hours } hours at most: expected a time from now on.
company-error-full = Too many people are looking for company on this server just now. Try again in a few minutes.
company-error-no-wish = Your wish to play has ended: its time was over, you did not answer, or this page was closed for a while. You can begin again.
company-error-no-call = The others could not wait any longer, or one of them has gone. You will be asked again.

work-error-busy = Too many replays, reviews and hints are being asked for just now: try again in a few seconds.
work-error-late = This took too long and was stopped: try again a little later.
work-error-lost = This could not be calculated: try again a little later.

## The deal of the day

daily-error-no-date = “{ $found }” is no day: expected a date such as 2026-11-29.
daily-error-no-day = This server has no deal of that day: it keeps those of the last thirty days on which it was asked for one.
daily-error-not-yet = The deal of { $day } is sealed until that day begins.
daily-error-other-table = That table is not one of this day.
daily-error-play-first = The best try can be seen once your own is over.
daily-error-no-best = Nobody has finished this deal yet.
daily-error-log = The log of this day is damaged: expected it to begin with its game and its cards, and only once.
daily-error-set-aside = The log of this day makes no sense at step { $seq }: it was set aside unchanged, and the other days go on. The operator of the server has been told.
daily-error-again = Something else changed at the same moment: try again.
daily-error-not-stored = The change could not be saved, so nothing has happened: try again in a moment.
daily-best-player = Best try

## Notices by Web Push

push-title = Canasta
push-turn = It is your turn at a table.
push-error-off = This server sends no notices. Look at My matches: it says where it is your turn.
push-error-endpoint = { $found } is no push service that this server knows: expected the address that a browser gives for its notices.
push-error-keys = The keys of this device are not those of a browser’s notices: expected a point of 65 bytes and a secret of 16.
push-error-none = There are no notices here.
push-error-log = The log of these notices has no beginning.
