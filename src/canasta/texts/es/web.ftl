### Las páginas del navegador alrededor de la mesa: inicio, sala de espera, preferencias, reglamento.
### Las de la mesa misma están en web_table.ftl.

## En todas partes

close = Cerrar
cancel = Cancelar
done = Hecho
again = Volver a intentarlo
loading = Un momento…
to-home = Ir al inicio
bar = Ayuda y preferencias
menu = Menú
problem-offline = No se llega al servidor. Comprueba la conexión y vuelve a intentarlo.
problem-server = El servidor no ha sabido responder. Vuelve a intentarlo dentro de un momento.
problem-starting = El servidor está arrancando de nuevo. Vuelve a intentarlo dentro de un momento.
later-failed = No se ha podido cargar esta parte de la página
phones-title = Hoy sin este teléfono
lost-title = Aquí no hay nada
lost-text = Esta dirección no es de ninguna página ni de ninguna mesa.
frozen-title = Esto se queda como estaba
connection-lost = Se ha perdido la conexión. Volviendo…
connection-back = Conexión recuperada
connection-starting = El servidor está arrancando de nuevo: vuelves en un momento.

## Los juegos, en pocas palabras

set-short-clasica = Clásica
set-short-internacional = Internacional
set-short-salon = De salón
set-short-reglamento = De reglamento
set-short-tres-barajas = Tres barajas

## Inicio

home-motto = Un juego de cartas en pareja: junta cartas del mismo valor y forma canastas de siete. Contra bots o con amigos, sin registrarse.
home-play = Jugar ahora
home-play-what = { $set }, contra bots{ $bots ->
    [rules] {" "}fáciles
   *[other] {""}
}, unos { $minutes } minutos.
home-play-new = Partida nueva
home-continue = Continuar
home-turn = le toca a { $name }
home-length = Duración de la partida
home-length-deal = Un juego
home-length-points = A { $n }
home-change = Cambiar
home-doors = Más que hacer
home-friends = Jugar con amigos
home-opening = Preparando la mesa…
home-mine = Tus mesas
home-matches = Mis partidas
home-you = Tu nombre
home-game = Qué se juega
home-join = Unirse a una mesa
home-join-go = Ir a la mesa
home-join-bad = Eso no es el enlace de una mesa: termina en /t/ y diez letras.
home-elsewhere = ¿Ya jugaste en otro dispositivo?
home-elsewhere-yes = Trae aquí tus partidas
home-elsewhere-no = No
home-more = Más
home-manual = Documentación
home-today = El juego del día
home-today-new = Nuevo hoy
home-learn = Aprender a jugar
home-what-differs = ¿Qué cambia?
home-how = ¿Cómo se juega?
home-puzzles = Problemas
home-offline = Jugar sin conexión
home-duplicate = Partida duplicada
home-replay = Ver una partida
home-club = Club y hoja de puntuación

mine-habits = Tus costumbres
mine-table = Mesa nueva
mine-going = En juego
mine-until = Te toca, hasta el { $until }
mine-scores = Van { $scores }
mine-forget = Quitar de la lista: { $table }
mine-forget-seat = Quitar y perder el sitio

## Nombre y cara

profile-name = Nombre
profile-guest = Invitado
profile-choose = Elegir una cara
profile-face = Cara { $n }
profile-other = Otra cualquiera

## El juego que se elige

game-rules = Reglas del juego
game-form = Jugadores
game-read = Leer las reglas
game-house-changed =
    { $n ->
        [one] Una regla de la casa
       *[other] { $n } reglas de la casa
    }
game-bots = Nivel de los bots
game-bots-all = Todos los bots, por su nombre técnico
game-bots-names = Nombre técnico
game-pace = Ritmo de los bots
game-pace-1800 = Pausado
game-pace-900 = Normal
game-pace-300 = Rápido
game-clock-none = Sin reloj
game-hints = Consejos
game-hints-never = Nunca
game-hints-bots = Solo entre bots
game-hints-always = Siempre
game-hints-solo-never = Sin consejos
game-hints-solo-bots = Con consejos
game-ceremony = Ceremonia completa
game-ceremony-note =
    { $way ->
        [both] Sortear los asientos, barajar y cortar a mano antes de repartir.
        [draws] Sortear los asientos y barajar a mano antes de repartir.
        [cuts] Barajar y cortar a mano antes de repartir.
       *[neither] Barajar a mano antes de repartir. En este juego no se sortean los asientos ni se corta.
    }
game-take-back = El descarte se puede recoger
game-take-back-note = Hasta que actúe el jugador siguiente, una vez por turno. Los bots esperan por ello dos segundos y medio.

## Reglas de la casa

house = Reglas de la casa
house-intro = Todo está como en el libro mientras no lo cambies. Lo cambiado se ve resaltado.
house-search = Buscar una regla
house-changes =
    { $n ->
        [one] un cambio
       *[other] { $n } cambios
    }
house-book = En el libro: { $words }
house-undo = Como en el libro
house-less = Menos: { $name }
house-more = Más: { $name }
house-reset = Todo como en el libro
house-done =
    { $n ->
        [one] Jugar con este cambio
       *[other] Jugar con estos { $n } cambios
    }
house-none = Jugar como en el libro

## Preferencias

preferences = Preferencias
preferences-language = Idioma
preferences-theme = Colores de la página
preferences-theme-auto = Como el sistema
preferences-theme-light = Claros
preferences-theme-dark = Oscuros
preferences-speed = Vuelo de las cartas
preferences-still = Sin vuelo
preferences-speed-note = Si tu sistema pide menos movimiento, las cartas no vuelan.
preferences-sound = Sonido
preferences-page = La página
preferences-table = La mesa
preferences-cards = Las cartas
preferences-look = Así se ve
preferences-size = Tamaño de las cartas
preferences-size-ordinary = Normales
preferences-size-large = Grandes
preferences-size-huge = Muy grandes
preferences-size-note = Con cartas grandes la mano va en filas, y todo es más fácil de tocar.
preferences-order = Orden de la mano
preferences-order-rank = Por valor
preferences-order-drawn = Según llegan
preferences-order-own = El mío
preferences-order-note = En tu propio orden, arrastra una carta dentro de la mano, o pulsa Mayúsculas y una flecha.
preferences-left = Para zurdos
preferences-left-note = Los botones quedan a la izquierda.
preferences-letters = Letras como teclas
preferences-letters-note = En la mesa, S roba y K elige un rey. Las flechas, Espacio e Intro valen siempre.
preferences-back = Reverso de las cartas
preferences-back-lattice = Rejilla
preferences-back-waves = Olas
preferences-back-rays = Rayos
preferences-felt = Tapete
preferences-felt-green = Verde
preferences-felt-blue = Azul
preferences-felt-wine = Vino
preferences-faces = Caras de las cartas
preferences-faces-auto = Según su tamaño
preferences-faces-classic = Tradicionales
preferences-faces-large = Cifras grandes
preferences-faces-note = «Según su tamaño»: las cartas pequeñas llevan cifras grandes, y también todas si eliges cartas más grandes.
preferences-inks = Colores de los palos
preferences-inks-two = Dos
preferences-inks-four = Cuatro
preferences-inks-note = Con cuatro, los diamantes son azules y los tréboles, verdes. Los treses siguen siendo rojos o negros.
preferences-contrast = Más contraste
preferences-depth = Razones de los consejos
preferences-depth-0 = Según los bots
preferences-depth-1 = Lo que se ve
preferences-depth-2 = Y lo que se cuenta
preferences-depth-3 = Todo
accessibility = Accesibilidad
preferences-warnings = Avisar antes de un mal descarte
preferences-warnings-auto = Según los bots
preferences-warnings-always = Siempre
preferences-warnings-never = Nunca
preferences-advice = Consejos
preferences-advice-note = «Según los bots»: cuanto más fáciles son, menos se explica y más se avisa. Solo hay avisos donde se permiten consejos.

## Reglamento

rulebook = Reglamento
rulebook-set = Modalidad
rulebook-search = Buscar en las reglas
rulebook-found =
    { $n ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $n } reglas
    }
rulebook-none = Ninguna regla coincide. Prueba con otras palabras.
rulebook-parent = Lo que aquí no se dice se juega como en:

## Enlaces

share-link = Enlace de la mesa
share-code = Código QR del enlace
share-no-code = No se ha podido dibujar el código. El enlace vale sin él.
share-copy = Copiar
share-copied = Copiado
share-send = Compartir
share-here-only = Este enlace solo vale en este equipo. Para otros dispositivos de la red, inicia el servidor así:
menu-invite = Invitar con un enlace
menu-beside = Alguien a mi lado
menu-watch = Enlace para mirar
menu-device = Seguir en otro dispositivo
menu-pause = Poner la partida en pausa
menu-resume = Seguir con la partida
menu-leave = Salir al inicio
menu-note = Puedes salir sin perder el sitio: la mesa queda en tu lista del inicio.
menu-abandon = Abandonar la partida
menu-free = Liberar la silla de { $name } para otra persona
menu-vacant = Invitar a alguien a seguir por { $name }
menu-replace = Que un bot juegue por { $name }
device-link = Enlace de tu sitio
device-note = Abre este enlace en el otro dispositivo y seguirás jugando allí. Quien lo tenga puede jugar en tu lugar: no lo compartas.
abandon-sure = La partida se acaba aquí, sin ganador, y no se puede recuperar.
abandon-yes = Abandonarla
abandon-no = Seguir jugando

## Sala de espera

table-take-over = Seguir jugando por { $name }
table-turn-yours = Te toca
lobby-title = Antes de empezar
lobby-chairs = Sillas
lobby-name = ¿Cómo te llamas?
lobby-name-why = Los demás verán tu nombre en la mesa.
lobby-sit = Toca una silla libre para sentarte.
lobby-drawn = Los asientos se sortean con cartas al empezar: las sillas no dicen quién juega con quién.
lobby-given = Cada quien juega donde se sienta.
lobby-with = con { $names }
lobby-no-chair = Todas las sillas están ocupadas.
lobby-full = Ya están todos.
lobby-wait =
    { $n ->
        [one] Queda una silla libre.
       *[other] Quedan { $n } sillas libres.
    }
lobby-house = Aquí se juega con reglas de la casa
lobby-agree = De acuerdo con estas reglas
lobby-agree-wait = Falta el acuerdo de { $names }.
lobby-agreed = Todos están de acuerdo. Una vez empezada la partida, nada de esto cambia.
lobby-agree-so = De acuerdo con jugar así
lobby-changed = Ahora se juega de otra manera
lobby-changed-to = Se juega a { $title }, como dice el libro, y las cartas van selladas como siempre.
lobby-seeded = Las cartas salen de una semilla
lobby-seeded-why = Todas las cartas se deducen del texto «{ $seed }»: quien lo conozca puede saber todas las manos. Sirve para enseñar y probar; para jugar en serio, conviene que quien ha abierto la mesa la quite.
lobby-begin = Empezar la partida
lobby-begin-bots =
    { $n ->
        [one] Un bot ocupará la silla libre.
       *[other] Los bots ocuparán las { $n } sillas libres.
    }
lobby-competition-begins = La partida empieza sola cuando estén las cuatro personas.
lobby-competition-sit = Aquí solo se sientan las personas de esta partida, desde el enlace de su mesa.
lobby-host-begins = { $name } empezará la partida cuando todos estén listos.
lobby-invite = Invitar
lobby-game = La partida
lobby-change = Cambiar cómo se juega
lobby-save = Guardar
lobby-target = A { $n } puntos
lobby-clock = { $time } para cada jugada; después sigue un bot
lobby-clock-days = Por días: { $time } para cada turno; después lo juega un bot
lobby-ceremony-full =
    { $way ->
        [both] Con sorteo de asientos, mezcla y corte a mano
        [draws] Con sorteo de asientos y mezcla a mano
        [cuts] Con mezcla y corte a mano
       *[neither] Con mezcla a mano
    }
lobby-ceremony-short = Sin ceremonia: se reparte y se juega
lobby-take-back = El descarte se puede recoger
lobby-bots = Bots: { $level }
lobby-watchers = { $n } mirando

chair-number = silla { $n }
chair-free = Silla { $n }
chair-sit = Sentarme aquí
chair-put-bot = Poner un bot
chair-waiting = Libre
chair-leave = Levantarme
chair-free-it = Dejar libre
chair-you = tú
chair-bot = bot
chair-host = anfitrión
chair-gone = sin conexión
chair-agreed = de acuerdo
chair-thinking = aún no ha aceptado

## La página de la mesa

table-coming = Yendo a la mesa…
table-dealing = Preparando las cartas…
table-shut = No se puede entrar en la mesa
table-without-key = Mirar sin mi sitio
table-beside-you = Estás al lado de { $name } y ves lo mismo.
table-watching = Estás mirando: solo ves lo que está a la vista de todos.
table-in-place = Sentarme en lugar de { $name } (bot)
table-asked-host = Has pedido la silla de { $bot }: { $host } te responderá.
table-asked-yes = Desde el siguiente juego juegas tú en lugar de { $bot }.
table-ask-no-more = Ya no la quiero
table-own = Jugar una partida propia
