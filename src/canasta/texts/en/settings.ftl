### The settings of `canasta serve`: where they stand, and what they expect.

cli-option-settings = A file with settings in TOML; by default the usual one is read, if it exists.
cli-option-show-settings = Print all settings, including the limits, and where each comes from; then end.
cli-serve-option-limit-frames = How much one socket may send: messages per second, and at once.
cli-serve-option-limit-heavy = How many replays an address may ask for: per second, and at once.
cli-serve-option-limit-requests = How many requests an address may send: per second, and at once.
cli-serve-option-limit-reviews = How many reviews an address may ask for: per second, and at once.
cli-serve-option-limit-sockets = How many sockets there may be in all.
cli-serve-option-limit-sockets-per-club = How many sockets without a key a competition may have.
cli-serve-option-limit-sockets-per-table = How many sockets without a key a table may have.
cli-serve-option-limit-tables = How many tables an address may open: per second, and at once.
cli-serve-option-limit-tables-in-memory = How many tables a process may have in memory before it opens no more.
setting-from-option = { $name }
setting-from-variable = { $name }
setting-from-file =
    { $line ->
        [0] { $file }, { $name }
       *[other] { $file }, line { $line } ({ $name })
    }
setting-from-default = default
setting-is-set = { $name } is set
setting-is-not-set = { $name } is not set
setting-expects-words = a text that is not empty
setting-expects-whole = a whole number from { $low } to { $high }
setting-expects-rate = two numbers with a slash between them, per second and at once, such as 30/300
setting-expects-yes-no = true or false
setting-expects-choice = one of { $names }
setting-expects-bot = bots such as mus=process:bots/mus.toml
setting-expects-origin = addresses such as https://canasta.example.org
setting-expects-contact = an address at which you can be reached, such as you@example.org or https://example.org/contact
setting-expects-proxy = IP addresses or networks, with commas between them
setting-error-value = { $place }: { $found } is not valid; expected { $expected }.
setting-error-refused = { $place }: { $cause }
setting-error-unknown = { $place }: there is no such setting; canasta serve --show-settings prints them all.
setting-error-unknown-near = { $place }: there is no such setting; did you mean { $near }?
setting-error-toml = { $file } is not a TOML text: { $reason }.
setting-error-not-utf8 = { $file } is not a text in UTF-8.
cli-serve-option-metrics = Where Prometheus and other monitors find /metrics, /healthz and /readyz; a port alone is for this machine only.
setting-expects-place = a port, or a host and a port, such as 127.0.0.1:9642
cli-serve-option-log-format = The form of the log: text, lines for people; json, one JSON object on each line for programs, including security events.
cli-serve-option-certificate = A file with a certificate (PEM): the server then speaks https itself.
cli-serve-option-certificate-key = The key of the certificate, if it is not in the same file.
cli-serve-option-prefix = The path under which a proxy shows the server, such as /canasta.
cli-serve-option-socket = A Unix socket to listen on, for a proxy on this machine, instead of an address and a port.
cli-serve-option-socket-mode = Who may use the socket, in the digits of chmod: 660 is its user and its group.
setting-expects-mode = three digits as for chmod, such as "660"
setting-expects-prefix = a path such as /canasta, without a slash at the end
