### Nombres en una mesa para una persona.

match-you = Tú
match-others = Berta Carlos Diana Elena Fermín Gloria

### Lo que no se puede pedir a una partida en ese momento.

match-error-players =
    { $found ->
        [one] Hay { $found } jugador: se esperaban { $seats }.
       *[other] Hay { $found } jugadores: se esperaban { $seats }.
    }
match-error-seed = { $found } no es una semilla: se esperaba un texto o un número entero.
match-error-dealer-drawn = En esta modalidad se sortea quién reparte primero: no se esperaba que se indicara.
match-error-place = No hay ningún jugador { $found }: se esperaba uno del 0 al { $last }.
match-error-shuffled = Ya no se puede aportar nada a la mezcla: se esperaba antes de barajar.
match-error-added = Ya consta «{ $found }» como aportación de ese jugador: se esperaba una sola por mezcla.
match-error-no-draw = Ahora no se sortean los asientos: se esperaba al principio de la partida, si las reglas lo piden.
match-error-no-cut = Ahora no se corta: se esperaba después de barajar y antes de repartir, si en la modalidad se corta.
match-error-cutter = Ese jugador no corta: le toca a { $name }.
match-error-nobody-to-act = El juego ha terminado: no le toca a nadie.
match-error-no-cards = Aún no se ha repartido: se esperaba que antes se barajara y, si en la modalidad se corta, se cortara.
match-error-no-next-deal = No puede empezar otro juego: se esperaba que el anterior hubiera terminado y que nadie hubiera ganado aún.
match-error-finished = La partida ya ha terminado.

## Guardar y seguir

save-error-not-read = No se puede leer { $file }: se esperaba una partida guardada ({ $reason }).
save-error-not-written = No se puede guardar la partida en { $file } ({ $reason }): se esperaba un archivo donde se pueda escribir.
save-error-too-big = Esto no es una partida guardada: se esperaba un archivo de { $most } MB como mucho.
save-error-foreign = Esto no es una partida guardada: se esperaba un archivo con «{ $expected }».
save-error-damaged = La partida guardada está dañada: en «{ $name }» se encontró { $found } y se esperaba lo que allí se guardó.
view-error-foreign = Estos bytes no son una vista: se esperaba primero «{ $expected }».
view-error-damaged = La vista está dañada ({ $found }): se esperaban los valores de «{ $expected }».
file-reason-missing = no existe
file-reason-folder = es una carpeta
file-reason-forbidden = el acceso no está permitido
file-reason-full = el disco está lleno
file-reason-name = el nombre es demasiado largo
