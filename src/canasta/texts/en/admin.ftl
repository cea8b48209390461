### The command `canasta admin`: the care of what a server keeps.

cli-admin = Cares for the tables, competitions and score sheets that a server keeps: list, copy, back up, restore, prune. Works on the database that `canasta serve` uses, SQLite or PostgreSQL.
cli-admin-example =
    canasta admin list
    canasta admin backup evening.sqlite
cli-admin-short = Care for what a server keeps: backups, copies, names, keys
cli-admin-list = Lists tables, competitions and score sheets with rules, time, rows and state, those touched last first. The server may run.
cli-admin-list-short = List tables, competitions and score sheets
cli-admin-list-example = canasta admin list --kind club
cli-admin-show = Shows a table, a competition or a score sheet: people, links by role, what belongs to it. Never a key. The server may run.
cli-admin-show-short = Show one of them
cli-admin-show-example = canasta admin show Cabcdefghij
cli-admin-export = Writes logs to one file, competitions with their sheets and tables. Another machine takes it in and goes on. The server may run.
cli-admin-export-short = Write some of them to a file for another machine
cli-admin-export-example = canasta admin export Cabcdefghij evening.jsonl
cli-admin-import = Takes a copy in: all of it or nothing. Ids, rules and keys stay. The server must be stopped; while it runs, its page takes copies in too.
cli-admin-import-short = Take in a file of another machine
cli-admin-import-example = canasta admin import evening.jsonl
cli-admin-backup = Backs the whole database up as it is at this moment, then replays every log of the backup. The server may run. SQLite gives a database, PostgreSQL a file of lines. Exit status 1 if a log makes no sense.
cli-admin-backup-short = Back everything up, also while the server runs
cli-admin-backup-example = canasta admin backup backup.sqlite
cli-admin-restore = Replaces the whole database by a backup. First every log of the backup is replayed; what was there is kept beside. The server must be stopped.
cli-admin-restore-short = Put a backup in the place of everything, after replaying it
cli-admin-restore-example = canasta admin restore backup.sqlite
cli-admin-prune = Deletes what nobody has touched for so many days. A competition goes only with all its parts; a match under way stays for a year. A server on PostgreSQL may run: what it has open stays. Of a SQLite file the server must be stopped.
cli-admin-prune-short = Delete what nobody has touched for long
cli-admin-prune-example = canasta admin prune --keep-days 365
cli-admin-erase = Puts other words in the place of a person's names, in all logs; they replay as before but for the name. Earlier backups still have it. The server must be stopped.
cli-admin-erase-short = Erase a person's names
cli-admin-erase-example = canasta admin erase "Ana Ruiz" "Ana R."
cli-admin-remove = Deletes one table, competition or score sheet for good; a competition with its sheets and tables. A server on PostgreSQL may run, unless it has it open. Of a SQLite file the server must be stopped.
cli-admin-remove-short = Delete one table, competition or score sheet
cli-admin-remove-example = canasta admin remove k7f2abcdef
cli-admin-rotate-keys = Gives a table, a competition or a score sheet new keys, where a link got into wrong hands. The old links open nothing any more. The server must be stopped.
cli-admin-rotate-keys-short = New keys where a link got into wrong hands
cli-admin-rotate-keys-example = canasta admin rotate-keys Cabcdefghij

cli-option-admin-db = The database: a file or postgresql://…; otherwise CANASTA_DB, or the one in your data folder.
cli-option-admin-kind = Only table, club or sheet.
cli-option-admin-most = So many at most; 50 if left out.
cli-option-yes = Do not ask first.
cli-option-with-faults = Also take logs that make no sense, as they are.
cli-option-keep-days = Keep what was touched in so many days; 180 if left out.
cli-option-within = Only in this table, competition or sheet; may be repeated.
cli-option-person = Instead of names: a person by their seat, all their names at all tables with the same key.
cli-argument-log-id = The id of a table, a competition or a score sheet, as its address has it.
cli-argument-log-ids = One id or more, and at the end the new file.
cli-argument-copy = A copy saved by the page or by `canasta admin export`.
cli-argument-backup = The new file.
cli-argument-restore = A backup: of SQLite or in lines.
cli-argument-names = A name, as it is shown; several for one person or more.

cli-admin-column-id = Id
cli-admin-column-kind = Kind
cli-admin-column-rules = Rules
cli-admin-column-touched = Last touched
cli-admin-column-rows = Rows
cli-admin-column-state = State
cli-admin-column-created = Created
cli-admin-column-title = Title
cli-admin-column-people = People
cli-admin-column-links = Links
cli-admin-column-parts = Parts
cli-admin-column-of = Belongs to
cli-admin-column-fault = Fault
cli-admin-kind-table = table
cli-admin-kind-club = competition
cli-admin-kind-sheet = score sheet
cli-admin-state-open = not begun
cli-admin-state-playing = under way
cli-admin-state-finished = over
cli-admin-state-unreadable = unreadable
cli-admin-house =
    { $n ->
        [one] { $rules } + 1 house rule
       *[other] { $rules } + { $n } house rules
    }
cli-admin-none = There is nothing here.
cli-admin-more = And { $n } more: --most shows them.
cli-admin-exported =
    { $n ->
        [one] One log is in { $file }.
       *[other] { $n } logs are in { $file }.
    }
cli-admin-secret = The file has names, and the cards of matches under way: only who runs the other machine may have it.
cli-admin-imported =
    { $n ->
        [one] Taken in: { $ids }.
       *[other] Taken in, { $n }: { $ids }.
    }
cli-admin-organiser = The organiser's link, behind the address of this server: { $link }
cli-admin-paused = The clock of the round ran out meanwhile: it waits with the time that it had left.
cli-admin-looking = Logs looked at: { $n }
cli-admin-replaying = Logs replayed: { $n }
cli-admin-backed-up = { $file } has everything. Logs replayed: { $n }.
cli-admin-checked = Logs replayed: { $n }.
cli-admin-not-restored = Nothing was replaced. With --with-faults these logs are taken as they are.
cli-admin-replace = Logs here: { $there }; in the backup: { $n }. Put those of the backup in their place (yes or no)?
cli-admin-aside = What was here is kept in { $file }.
cli-admin-restored = Logs restored: { $n }.
cli-admin-target = Database: { $where } ({ $place })
cli-admin-unnamed = No database was named. Write to { $where } (yes or no)?
cli-admin-owner = Done as root: { $file }, its lock and what was kept beside it belong to { $user }.
cli-admin-old = Untouched for { $days } days: { $n }.
cli-admin-old-running = Matches under way that stay: { $n }.
cli-admin-old-unreadable = Unreadable ones that stay: { $n }.
cli-admin-prune-sure = Delete { $n } for good (yes or no)?
cli-admin-pruned = Deleted: { $n }.
cli-admin-prune-held = In use, and left for the next time: { $n }.
cli-admin-nobody = Anonymous
cli-admin-found = Rows with the name: { $rows }; logs: { $logs }.
cli-admin-in-shuffle = Rows that keep it: { $n }. It was added to a shuffle, and the cards follow from it.
cli-admin-erase-sure = Erase it from { $rows } rows for good (yes or no)?
cli-admin-erased = Erased. Now it says: { $names }. Earlier backups and copies still have the name.
cli-admin-remove-sure =
    { $n ->
        [0] Delete { $name } for good (yes or no)?
        [1] Delete { $name } for good, with the one sheet or table that belongs to it (yes or no)?
       *[other] Delete { $name } for good, with the { $n } sheets and tables that belong to it (yes or no)?
    }
cli-admin-removed = Deleted: { $ids }. Backups and copies still have it.
cli-admin-remove-held = A server has { $name } open, so nothing was deleted: stop the servers, or try again ten minutes after its people have gone.
cli-admin-rotate-sure = Give { $name } new keys, so that no old link opens it (yes or no)?
cli-admin-rotated = { $name } has new keys. Links of tables and helpers are at the organiser's page, for handing out again. Behind the address of this server:
cli-admin-key-seat = Player { $n }: { $link }
cli-admin-key-link = Link { $n }: { $link }

cli-error-admin-yes = Somebody has to answer “{ $what }”: expected a terminal, or --yes.
cli-error-admin-kind = There is no kind { $found }: expected one of { $expected }.
cli-error-admin-export = The ids or the file are missing: expected at least one id and then the new file.
cli-error-admin-name = Whose names are to be erased is not clear: expected names as they are shown, or --person TABLE:CHAIR.
