### Mis partidas en la página: la lista, las cifras, llevarlas a otro dispositivo.

matches-title = Mis partidas
matches-about = Todo lo que has jugado en este dispositivo. Nadie más puede leerlo.
matches-none = Todavía no hay partidas. La primera aparece en cuanto se reparten sus cartas.
matches-nothing = Este navegador no guarda nada, quizá porque la ventana es privada; por eso no hay lista.
matches-view = Qué ver
matches-list = Partidas
matches-figures = Cifras
matches-along = Llevármelas
matches-words = Nombre o título
matches-game = Reglas
matches-partner = Pareja
matches-state = Estado
matches-any = Todas
matches-open = En juego
matches-over = Terminadas
matches-daily = El juego del día
matches-number =
    { $number ->
        [one] 1 partida
       *[other] { $number } partidas
    }
matches-no-fit = Ninguna partida coincide. Quita un filtro o busca otra cosa.
matches-more = Mostrar { $number } más
matches-with = con { $names }
matches-against = contra { $names }
matches-turn = Te toca, hasta el { $until }
matches-won = Ganada
matches-lost = Perdida
matches-draw = Empate
matches-duplicate = Partida duplicada
matches-duplicate-over = Jugada: mira la comparación
matches-abandoned = Abandonada
matches-going = En juego
matches-deals =
    { $number ->
        [one] 1 juego
       *[other] { $number } juegos
    }
matches-actions = Más sobre la partida del { $date }
matches-replay = Volver a verla
matches-record = Descargar el acta
matches-forget = Borrar
matches-forget-yes = Borrar para siempre
matches-forget-seat = Borrar y perder el sitio

## Cifras

figures-none = Las cifras empiezan con { $deals } juegos. Por ahora hay { $number }.
figures-all = Todas las partidas
figures-game = Por reglas
figures-level = Por nivel
figures-partner = Por pareja
figures-persons = Contra personas
figures-points = Puntos por juego
figures-lead = Ventaja por juego
figures-wins = Partidas ganadas
figures-canastas = Canastas por juego
figures-clean = De ellas, limpias
figures-opened = Turno en que abre tu bando
figures-out = Cierra tu bando
figures-mine = Cierras tú
figures-accuracy = Precisión según el entrenador
figures-from-deals =
    { $number ->
        [one] de 1 juego
       *[other] de { $number } juegos
    }
figures-from-matches =
    { $number ->
        [one] de 1 partida
       *[other] de { $number } partidas
    }
figures-from-canastas =
    { $number ->
        [one] de 1 canasta
       *[other] de { $number } canastas
    }
figures-between = de { $low } a { $high }
figures-interval = Debajo de cada cifra está el intervalo en que se halla la verdadera en 19 de cada 20 casos: las cartas de pocos juegos dicen poco de cómo juega alguien.
figures-month-lead = Ventaja por juego, mes a mes
figures-month-accuracy = Precisión, mes a mes
figures-table = Lo mismo en una tabla
figures-month = Mes
figures-figure = Cifra
figures-range = Intervalo
figures-deals = Juegos

## El código de recuperación, una sola vez

ask-recovery = Tus { $number } partidas están solo en este dispositivo. Un código en papel las recupera si se pierde.
ask-recovery-yes = Ir al código de recuperación
ask-recovery-no = Ahora no
