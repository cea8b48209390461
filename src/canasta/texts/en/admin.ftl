### The command `canasta admin`: the care of what a server keeps.

cli-admin = Cares for the tables, competitions and score sheets that a server keeps: list, check, copy, back up, restore, prune. Works on the database that `canasta serve` uses, SQLite or PostgreSQL.
cli-admin-example =
    canasta admin check
    canasta admin backup evening.sqlite
cli-admin-short = Care for what a server keeps: backups, copies, names
cli-admin-list = Lists tables, competitions, score sheets and sealed bundles with their times and rows, the last touched first. The server may be running.
cli-admin-list-example = canasta admin list
cli-admin-list-short = List tables, competitions and score sheets
cli-admin-check = Replays every table, competition and score sheet of a database, as a server does when somebody opens one, and says which of them cannot go on, and why. It only reads, even beside a running server. Run before and after an upgrade, it shows that nothing was lost.
cli-admin-check-short = Replay everything that is kept
cli-admin-check-example =
    canasta admin check
    canasta admin check --db postgresql://canasta@localhost/canasta --json
cli-admin-export = Writes logs to one file, competitions with their sheets and tables. Another machine imports it and goes on. The server may be running.
cli-admin-export-short = Write some logs to a file for another machine
cli-admin-export-example = canasta admin export Cabcdefghij evening.jsonl
cli-admin-import = Imports a copy: all of it or nothing. Ids, rules and keys stay the same. With a SQLite file the server must be stopped; while it runs, its page imports copies too.
cli-admin-import-short = Import a file from another machine
cli-admin-import-example = canasta admin import evening.jsonl
cli-admin-backup = Backs up the whole database as it is at this moment, then replays every log of the backup. The server may be running. SQLite gives a database, PostgreSQL a file of lines. Exit status 1 if a log makes no sense.
cli-admin-backup-short = Back up everything, even while the server runs
cli-admin-backup-example = canasta admin backup backup.sqlite
cli-admin-restore = Replaces the whole database with a backup. Every log of the backup is replayed first; the old database is kept beside it. With a SQLite file the server must be stopped.
cli-admin-restore-short = Replace everything with a backup, after replaying it
cli-admin-restore-example = canasta admin restore backup.sqlite
cli-admin-prune = Deletes the logs named or, if none is named, those not touched for --keep-days days. A competition goes with all its sheets and tables, and by age only if all of them are old; a match under way and the sealed bundle of a recovery code stay for a year unless it is named. A server on PostgreSQL may be running. With a SQLite file the server must be stopped.
cli-admin-prune-short = Delete what is old, or what is named
cli-admin-prune-example =
    canasta admin prune --keep-days 365
    canasta admin prune k7f2abcdef
cli-admin-erase = Puts other words in place of a person’s names, in all logs, and removes the address of a call from those tables. All else replays as before. Earlier backups still have the name. With a SQLite file the server must be stopped.
cli-admin-erase-short = Erase a person’s names
cli-admin-erase-example = canasta admin erase "Ana Ruiz" "Ana R."

cli-option-admin-db = The database: a file or postgresql://…; by default CANASTA_DB, or the one in your data folder.
cli-option-yes = Do not ask first.
cli-option-with-faults = Take logs that make no sense too, as they are.
cli-option-keep-days = Days after which an untouched log is old; 180 by default.
cli-option-within = Only in this table, competition or sheet; may be repeated.
cli-option-person = Instead of names: a person by their seat. All their names at all tables with the same key go, and that key, their free words and their devices for notices.
cli-argument-log-ids = One or more ids and, at the end, the new file.
cli-argument-prune = The id of a table, a competition or a score sheet, as in its address; several if needed.
cli-argument-copy = A copy saved by the page or by `canasta admin export`.
cli-argument-backup = The new file.
cli-argument-restore = A backup: of SQLite or in lines.
cli-argument-names = A name, as it is shown; several for one or more persons.

cli-admin-column-id = Id
cli-admin-column-kind = Kind
cli-admin-column-touched = Last touched
cli-admin-column-rows = Rows
cli-admin-column-created = Created
cli-admin-kind-table = table
cli-admin-kind-club = competition
cli-admin-kind-sheet = score sheet
cli-admin-kind-register = register of a club
cli-admin-kind-bundle = sealed bundle
cli-admin-kind-push = notices
cli-admin-kind-day = deal of a day
cli-admin-health-table = Tables: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-club = Competitions: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-sheet = Score sheets: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-register = Registers of clubs: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-bundle = Sealed bundles: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-push = Notices: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-health-day = Deals of a day: { $good } good, { $frozen } frozen, { $unreadable } unreadable
cli-admin-log-frozen = { $name } is frozen at step { $row } of { $rows }: { $reason }
cli-admin-log-unreadable = { $name } makes no sense at step { $row } of { $rows }: { $reason }
cli-admin-good = Everything opens and goes on.
cli-admin-bad = The others open and go on. Frozen ones stay as they were; those that make no sense can be restored from a copy.
cli-admin-exported = Written to { $file }.
cli-admin-secret = The file has names and the cards of matches under way: give it only to the operator of the other machine.
cli-admin-imported =
    { $n ->
        [one] Imported: { $ids }.
       *[other] Imported { $n }: { $ids }.
    }
cli-admin-organiser = The organiser’s link, after the address of this server: { $link }
cli-admin-paused = The round clock has run out since: it waits with the time it had left.
cli-admin-looking = Logs examined: { $n }
cli-admin-replaying = Logs replayed: { $n }
cli-admin-backed-up = { $file } has everything. Logs replayed: { $n }.
cli-admin-checked = Logs replayed: { $n }.
cli-admin-not-restored = Nothing was replaced. With --with-faults these logs are taken as they are.
cli-admin-replace = Logs here: { $there }; in the backup: { $n }. Replace them with those of the backup (yes or no)?
cli-admin-aside = What was here is kept in { $file }.
cli-admin-restored = Logs restored: { $n }.
cli-admin-target = Database: { $where } ({ $place })
cli-admin-unnamed = No database was named. Write to { $where } (yes or no)?
cli-admin-owner = Done as root: { $file }, its lock and what was kept beside it belong to { $user }.
cli-admin-old = Untouched for { $days } days: { $n }.
cli-admin-old-running = Matches under way and sealed bundles, kept: { $n }.
cli-admin-old-unreadable = Unreadable logs, kept: { $n }.
cli-admin-prune-sure = Delete { $n } for good (yes or no)?
cli-admin-pruned = Deleted: { $n }.
cli-admin-chosen = With everything that belongs to them: { $ids }.
cli-admin-prune-held = Kept because they changed in the meantime: { $n }. They can be deleted next time.
cli-admin-nobody = Anonymous
cli-admin-found = Rows to change: { $rows }; logs: { $logs }.
cli-admin-in-shuffle = Rows that keep it: { $n }. It was added to a shuffle, and the cards follow from it.
cli-admin-erase-sure = Erase it from { $rows } rows for good (yes or no)?
cli-admin-erased = Erased. Now it says: { $names }. Earlier backups and copies still have the name.

cli-error-admin-yes = This needs an answer: “{ $what }”. Expected a terminal, or --yes.
cli-error-admin-export = The ids or the file are missing: expected at least one id and then the new file.
cli-error-admin-name = It is not clear which names to erase: expected names as they are shown, or --person TABLE:CHAIR.
