### Las cifras de un servidor, para Prometheus.

metric-actions_total = Jugadas en las mesas, de personas y de bots
metric-competitions = Competiciones en memoria
metric-connections = Sockets abiertos, de mesas y de competiciones
metric-days = Juegos de un día en memoria
metric-disk_free_bytes = Bytes libres en el disco de las mesas
metric-logs_stopped = Registros congelados o apartados desde el arranque
metric-logs_taken_away_total = Mesas, competiciones y hojas que otros servidores le han quitado a este
metric-loop_lag_seconds = Segundos de retraso del bucle de eventos
metric-memory_trusted = 1 mientras la base de datos ha confirmado hace poco que este proceso está al día
metric-message_seconds = Segundos que costó un mensaje de un jugador o lector, con lo que tardó en guardarse
metric-ready = 1 mientras el servidor admite peticiones, como dice /readyz
metric-refused_total = Peticiones y sockets rechazados, por el código del rechazo
metric-registers = Registros de clubes en memoria
metric-request_seconds = Segundos desde una petición hasta que empieza su respuesta
metric-sheets = Hojas de puntuación en memoria
metric-sockets = Sockets en mesas: de jugadores y de espectadores
metric-store_batch_seconds = Segundos que costó un lote de escrituras
metric-store_batch_writes = Escrituras en un lote del almacén
metric-store_errors_total = Fallos del almacén, por el código de su error
metric-store_waiting = Escrituras que esperan al almacén
metric-tables = Mesas en memoria
metric-work_failing = 1 mientras ningún proceso puede trabajar para bots o personas
metric-work_wait_seconds = Segundos que un trabajo para bots o personas esperó un proceso
metric-work_waiting = Trabajos que ningún proceso ha empezado
