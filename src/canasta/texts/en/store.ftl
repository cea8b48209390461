### What can go wrong where tables are kept.

store-error-address = This is not the address of a database that canasta can use: expected the path of a file, or postgresql://USER@HOST/NAME.
store-error-no-file = Tables cannot be kept in memory only: expected the path of a file.
store-error-option-value = This is not a valid { $option } in the address of the database: expected { $expected }.
store-error-no-password = Only a database server takes a password: expected postgresql://USER@HOST/NAME.
store-error-no-folder = There is no folder { $where }: create it, or name another file for the tables.
store-error-cannot-open = { $where } cannot be opened or created: expected a file that this user may read and write, in a folder that this user may write to.
store-error-not-there = There is no database { $where }: expected the file of a canasta server.
store-error-foreign = { $where } is not a canasta database, so it was left as it is: name another file.
store-error-damaged = { $where } is damaged: expected a whole database; restore a copy of it.
store-error-read-only = { $where } is read-only: expected a file and a folder that this user may write to.
store-error-disk-full = The disk with { $where } is full: free some space; nothing that was confirmed is lost.
store-error-disk = The disk with { $where } does not work as it should: reading or writing failed.
store-error-busy = { $where } is being used by another program and could not be written: close that program.
store-error-in-use = Another canasta server has { $where } open: stop that one, or give this one its own tables with --db.
store-error-newer = { $where } was written by a newer canasta: expected this version of the program or an older one; update canasta.
store-error-older = { $where } was written by an older canasta: start `canasta serve` with it once to bring it up to date.
store-error-unreachable = The database { $where } does not answer: expected a running server that lets this user in.
store-error-failed = The database { $where } refused this: { $reason }.
store-error-no-right = The user of the database { $where } may not do what a server does ({ $reason }): expected one that owns the tables or may create them.
store-error-other-tables = The database { $where } has other tables with the names of canasta’s tables ({ $reason }): name another database for canasta.
store-error-rows-missing = In { $where } rows of { $table } are missing: expected its whole log; restore them from a copy.
store-away = The tables cannot be read or written just now: nothing that was confirmed is lost; try again in a moment.
store-back = The database { $where } works again.
log-set-aside = The log of { $name } makes no sense at step { $seq } ({ $reason }): it was set aside as it is; restore it from a copy and start the server again. All others go on.
log-frozen = { $name } is frozen: { $reason }
journal-error-newer = This was saved by a newer canasta (format { $found }; this server reads formats up to { $known }): its operator has to update it. Nothing is lost.
journal-error-frozen-rules = This was begun under the rules “{ $rules }” in a form that this canasta does not have. Nothing is lost: { $scores ->
    [none] it
   *[other] the last scores are { $scores }, and it
 } can be opened again once the operator of the server brings back those rules.
journal-error-frozen-result = Something that was finished here (step { $seq }) would be counted differently today. Nothing is lost: the last scores stay { $scores }, and it can be opened again once the operator of the server brings back the rules of that time ({ $rules }).
journal-error-frozen-refused = Something that was done here (step { $seq }) is no longer allowed today. Nothing is lost: { $scores ->
    [none] it
   *[other] the last scores stay { $scores }, and it
 } can be opened again once the operator of the server brings back the rules of that time ({ $rules }).
journal-error-full = This has reached the limit that a server keeps for one table, competition or score sheet: you can look at it, but it cannot go on. Nothing is lost.
journal-error-owner = This server cannot answer for this just now: try again in a moment.
database-silent = The database does not answer: this server sends everyone away until it does. What was stored is kept.
database-back = The database answers again: this server takes part again.
log-to-and-fro = Another server has taken { $name } from this one, and again within a minute: a proxy in front of several servers must send all requests for the same id to the same server. Nothing is lost.
store-error-closed = The tables in { $where } are closed: the server is stopping.
store-error-table-exists = There is already a table { $table }.
store-error-no-table = There is no table { $table }.
store-error-conflict = Somebody else was faster at table { $table }: step { $found } came when step { $expected } was next.
store-error-repeated = At table { $table } this command has already been carried out.
store-error-moved = Another server process now holds table { $table }.
