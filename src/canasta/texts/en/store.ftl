### What can go wrong where tables are kept.

store-error-address = This is not the address of a database that canasta can use: expected the path of a file, or postgresql://USER@HOST/NAME.
store-error-no-file = Tables are not kept in memory only: expected the path of a file.
store-error-no-driver = PostgreSQL needs one more package: expected asyncpg to be installed, as with pip install "canasta[postgres]".
store-error-no-password = Only a database server takes a password: expected postgresql://USER@HOST/NAME.
store-error-no-folder = There is no folder { $where }: make it, or name another file for the tables.
store-error-cannot-open = { $where } cannot be opened or made: expected a file that this user may read and write, in a folder that they may write to.
store-error-foreign = { $where } is not a file of tables of canasta, so it was left as it is: name another file.
store-error-damaged = { $where } is damaged: expected a whole database; put back a copy of it.
store-error-read-only = { $where } may only be read: expected a file and a folder that this user may write to.
store-error-disk-full = The disk with { $where } is full: make room, and nothing that was confirmed is lost.
store-error-disk = The disk with { $where } does not do what it should: reading or writing failed.
store-error-busy = { $where } is being used by another program and could not be written: close that program.
store-error-in-use = Another canasta server has { $where } open: end that one, or give this one tables of its own with --db.
store-error-taken = Another canasta server has taken over { $where } while the connection to it was lost: this one has ended, and nothing is lost.
store-error-newer = { $where } was written by a newer canasta: expected this version of the program or an older one; update canasta.
store-error-unreachable = The database { $where } does not answer: expected a server that runs there and lets us in.
store-error-failed = The database { $where } refused: { $reason }.
store-error-rows-missing = In { $where } rows of { $table } are missing: expected its whole log; put them back from a copy.
store-away = The tables cannot be read or written just now: nothing that was confirmed is lost; try again in a moment.
store-back = The database { $where } works again.
log-set-aside = The log of { $name } makes no sense at step { $seq } ({ $reason }): it was set aside as it is; put it back from a copy and start the server again. All others go on.
store-error-closed = The tables in { $where } are closed: the server is stopping.
store-error-table-exists = There is already a table { $table }.
store-error-no-table = There is no table { $table }.
store-error-conflict = Somebody else was faster at table { $table }: step { $found } came where step { $expected } is next.
store-error-repeated = At table { $table } this command has been carried out already.
