### Copias que otro equipo importa, y el cuidado de lo guardado.

copy-error-beyond = Esta copia tiene en { $name }, paso { $seq }, un valor que canasta nunca guarda, así que no se ha importado nada: hace falta el archivo tal como se guardó.
copy-error-changed = Esta copia se modificó después de guardarla, así que no se ha importado nada: hace falta el archivo tal como se guardó; guárdalo otra vez o usa uno anterior.
copy-error-cut = Esta copia está cortada, así que no se ha importado nada: hace falta el archivo entero; tráelo otra vez o usa uno anterior.
copy-error-kind = { $name } es de una clase que este programa no conoce ({ $kind }): actualiza canasta.
copy-error-match-part = Esto es de una partida de la competición { $name } y viaja con ella: guarda la copia de la competición.
copy-error-newer = Una canasta más nueva guardó esta copia (formato { $found }; esta lee hasta el formato { $known }): actualiza canasta en este equipo. No se ha importado nada.
copy-error-no-log = Aquí no hay ninguna mesa, competición, hoja de puntuación ni registro { $name }.
copy-error-not-copy = Esto no es una copia guardada por canasta: hace falta el archivo que da «Guardar una copia» o `canasta admin export`.
copy-error-no-person = No hay ninguna persona en { $name }: se esperaba una mesa y el número de un asiento desde 0, como en k7f2abcdef:0.
copy-error-not-backup = { $file } no es un respaldo de canasta: se esperaba una base de datos o un archivo de líneas escrito por `canasta admin backup`.
copy-error-other = { $table } ya está en este equipo y es distinta de la copia: se siguió con las dos, o es otra cosa. No se ha cambiado nada: sigue con lo que hay aquí, o pide a quien lleva este servidor que lo quite antes (`canasta admin prune { $table }`).
copy-error-other-kind =
    { $kind ->
        [club] Esta es la copia de una competición: se abre en Club, Organizar una competición.
        [sheet] Esta es la copia de una hoja de puntuación: se abre en Club, Hoja de puntuación.
        [register] Esta es la copia del registro de un club: se abre en Club, Nuestro club.
       *[other] Esta copia la abre quien lleva el servidor, con `canasta admin import`.
    }
copy-error-senseless = { $name } no tiene sentido en el paso { $seq } ({ $reason }): hace falta un registro que se pueda repetir desde el principio.
copy-error-server-runs = Un servidor tiene abierto { $where }: detenlo antes y arráncalo otra vez después.
copy-error-there = Todo lo que esta copia tiene de { $table } ya está en este equipo, así que no se ha cambiado nada: sigue con lo que hay aquí.
