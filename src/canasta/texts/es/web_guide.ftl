### La guía de la primera partida: cada consejo una vez, cuando importa.

guide-draw = Junta cartas del mismo valor: siete forman una canasta. Para empezar tu turno, toca el mazo y roba.
guide-take = Puedes tomar el pozo en vez de robar: expones su carta de encima y las demás pasan a tu mano. Toca el pozo.
guide-red =
    Un tres rojo se expone solo. Al final del juego suma para { $alone ->
        [yes] ti, o te resta si tienes
       *[no] tu bando, o le resta si tiene
    } muy poco en la mesa.
guide-meld =
    Puedes exponer: elige tres o más cartas del mismo valor y pulsa Exponer. Los doses y los jokers son comodines.{ $minimum ->
        [0] {""}
       *[other] {" "}Para abrir, { $alone ->
            [yes] necesitas
           *[no] tu bando necesita
        } { $minimum } puntos en un turno.
    }
guide-discard = Para terminar tu turno, toca la carta que menos te sirva y pulsa Descartar.
guide-canasta =
    { $alone ->
        [yes] Tienes
       *[no] Tu bando tiene
    } una canasta, que da puntos de premio. Quien juega su última carta cierra y termina el juego; sin canastas nadie puede.
guide-end = Terminar la guía
