### Copies that another machine takes in, and the care of what is stored.

copy-error-beyond = This copy has a value in { $name }, step { $seq }, that canasta never stores, so nothing was imported: expected the file as it was saved.
copy-error-changed = This copy was changed after it was saved, so nothing was imported: expected the file as it was saved; save it again or use an earlier one.
copy-error-cut = This copy breaks off in the middle, so nothing was imported: expected the whole file; fetch it again or use an earlier one.
copy-error-kind = { $name } is of a kind that this program does not know ({ $kind }): update canasta.
copy-error-match-part = This belongs to a match of the competition { $name } and travels with it: save the copy of the competition.
copy-error-newer = A newer canasta saved this copy (format { $found }; this one reads formats up to { $known }): update canasta on this machine. Nothing was imported.
copy-error-no-log = There is no table, competition, score sheet or register { $name } here.
copy-error-not-copy = This is not a copy saved by canasta: expected the file from “Save a copy” or `canasta admin export`.
copy-error-no-person = There is no person at { $name }: expected a table and the number of a chair from 0, as in k7f2abcdef:0.
copy-error-not-backup = { $file } is not a backup of canasta: expected a database or a file of lines that `canasta admin backup` wrote.
copy-error-other = { $table } is already on this machine and differs from the copy: both went on, or it is something else. Nothing was changed: go on with what is here, or ask the operator of this server to remove it first (`canasta admin prune { $table }`).
copy-error-other-kind =
    { $kind ->
        [club] This is the copy of a competition: open it under Club, Run a competition.
        [sheet] This is the copy of a score sheet: open it under Club, Score sheet.
        [register] This is the copy of a club’s register: open it under Club, Our club.
       *[other] The operator of the server opens this copy with `canasta admin import`.
    }
copy-error-senseless = { $name } makes no sense at step { $seq } ({ $reason }): expected a log that can be played again from its beginning.
copy-error-server-runs = A server has { $where } open: stop it first, and start it again afterwards.
copy-error-there = Everything of { $table } in this copy is already on this machine, so nothing was changed: go on with what is here.
