### Las páginas del club: el comienzo y lo que comparten.

club = Club
sure-look = Lo miro otra vez
sure-yes = Sí, es correcto

## Comienzo

club-start = El club
club-start-about = Para mesas con cartas de verdad: llevar la puntuación, preguntar al árbitro y organizar una competición.
club-door-sheet = Hoja de puntuación
club-door-sheet-about = Anota cada juego respondiendo preguntas de una en una; la hoja suma, avisa de los errores y dice a quién le toca repartir.
club-door-referee = Preguntar al árbitro
club-door-referee-about = Qué ha pasado, quién fue y cuándo se advirtió: la decisión y las reglas en que se apoya.
club-door-competition = Organizar una competición
club-door-competition-about = Parejas, rondas, resultados y clasificación, desde un portátil y con los teléfonos de las mesas.
club-door-register = Nuestro club
club-door-register-about = Sus competiciones, sus socios y sus temporadas: una clasificación de muchas veladas.
club-mine = Lo tuyo
club-mine-note = Las claves se guardan solo en este navegador.
club-kind-sheet = Hoja de puntuación
club-kind-competition = Competición
club-kind-register = Registro de un club
club-role-organiser = La organizas tú
club-role-register = Llevas su registro
club-role-deputy = Ayudas a organizarla
club-role-table = Una mesa
club-role-pair = Una pareja
club-role-public = Solo para ver
club-role-sheet = Hoja de puntuación
club-forget = Quitar de la lista: { $name }
club-forget-yes = Quitar y perder la clave
order-up = Antes: { $name }
order-out = Quitar: { $name }
print = Imprimir

## Una pregunta cada vez

ask-next = Siguiente
ask-back = Borrar una cifra
ask-sign = Cambiar de signo
ask-number = Escribe un número.
ask-low = Como mínimo { $low }.
ask-high = Como máximo { $high }.
ask-step = Tiene que ser múltiplo de { $step }.
ask-keys = Con el teclado: las cifras eligen, las flechas se mueven por las respuestas.

## Nombres que el club conoce

names-known = Nombres del registro del club
names-offered =
    { $n ->
        [one] Un nombre para elegir
       *[other] { $n } nombres para elegir
    }

## Una lista que se incorpora

list-file = Archivo
list-text = O pega aquí la lista
list-look = Leer la lista
list-doubts = Antes hay que mirar esto:
list-sure = Es correcto: incorporar la lista
