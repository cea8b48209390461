### La guía de la primera partida: cada consejo una vez, cuando importa.

guide-draw = Junta cartas del mismo valor: siete forman una canasta. Para empezar tu turno, toca el mazo y roba.
guide-take = Puedes tomar el pozo en vez de robar: expones su carta de arriba y las demás pasan a tu mano. Toca el pozo.
guide-red = Un tres rojo se expone solo. No se combina con otras cartas, y cuenta al final del juego.
guide-meld =
    Puedes exponer: toca una carta dos veces para elegir todas las de su valor y pulsa Exponer.{ $minimum ->
        [0] {""}
       *[other] {" "}Para abrir, tu bando necesita { $minimum } puntos en un turno.
    }
guide-discard = Para terminar tu turno, toca la carta que menos te sirva y pulsa Descartar.
guide-canasta = Tu bando tiene una canasta. Vale puntos aparte, y sin canastas un bando no puede cerrar.
guide-end = Terminar la guía
