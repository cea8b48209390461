### The figures of a server, for Prometheus.

metric-actions_total = Actions at tables, of people and of bots
metric-competitions = Competitions in memory
metric-connections = Open sockets, at tables and competitions
metric-days = Deals of a day in memory
metric-disk_free_bytes = Free bytes on the disk with the tables
metric-logs_stopped = Logs found frozen or set aside since the start
metric-logs_taken_away_total = Tables, competitions and sheets that other servers have taken from this one
metric-loop_lag_seconds = Seconds by which the event loop was late
metric-memory_trusted = 1 while the database has recently confirmed that this process is up to date
metric-message_seconds = Seconds that a message of a player or reader took, including storing it
metric-ready = 1 while the server takes requests, as /readyz says
metric-refused_total = Refused requests and sockets by the code of the refusal
metric-registers = Registers of clubs in memory
metric-request_seconds = Seconds from a request to the beginning of its answer
metric-sheets = Score sheets in memory
metric-sockets = Sockets at tables: of players and of watchers
metric-store_batch_seconds = Seconds that one batch of writes took
metric-store_batch_writes = Writes in one batch of the store
metric-store_errors_total = Failures of the store by the code of their error
metric-store_waiting = Writes waiting for the store
metric-tables = Tables in memory
metric-work_failing = 1 while no process can work for bots or people
metric-work_wait_seconds = Seconds that a piece of work for bots or people waited for a process
metric-work_waiting = Pieces of work that no process has begun
