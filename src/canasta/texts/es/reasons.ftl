### Por qué una jugada: lo que hace quien juega, y la razón con sus números.

## Lo que hace, en primera persona

reason-i-draw = Robo
reason-i-take = Tomo el pozo
reason-i-meld = Expongo { $cards }
reason-i-add = Añado { $cards } a la combinación de { $ranks }
reason-i-swap = Pongo { $cards } en lugar de { $wild }
reason-i-discard = Descarto { $cards }
reason-i-freeze = Congelo con { $card }
reason-i-close = Cierro
reason-i-ask = Pido permiso para cerrar
reason-i-yes = Digo que sí
reason-i-no = Digo que no
reason-i-pass = Paso

## Lo que podría haber hecho, tras «y» o «que»

reason-by-draw = robando
reason-by-take = tomando el pozo
reason-by-meld = exponiendo { $cards }
reason-by-add = añadiendo { $cards } a la combinación de { $ranks }
reason-by-swap = poniendo { $cards } en lugar de { $wild }
reason-by-discard = descartando { $cards }
reason-by-close = cerrando en este turno
reason-by-ask = pidiendo permiso para cerrar
reason-by-yes = diciendo que sí
reason-by-no = diciendo que no
reason-by-pass = pasando

## La razón

reason-closing = así empieza a cerrarse en este turno: { $why }
reason-only = es lo único que se puede hacer
reason-nothing-else = de { $number } jugadas posibles, ninguna otra merece pensarse
reason-taken-falls = la probabilidad de que se lleven el pozo baja del { $then } % al { $now } %
reason-taken = la probabilidad de que se lleven el pozo es del { $now } %, y { $alt } sería del { $then } %
reason-out = la probabilidad de cerrar antes que los contrarios es del { $now } %, y { $alt } sería del { $then } %
reason-beaten = la probabilidad de que cierren los contrarios es del { $now } %, y { $alt } sería del { $then } %
reason-held = al final quedarán { $now } puntos en la mano, y { $alt } quedarían { $then }
reason-canastas = de media, el bando acaba con { $now } canastas, y { $alt } con { $then }
reason-own = de media, el bando hace { $now } puntos en este juego, y { $alt } haría { $then }
reason-theirs = de media, los contrarios hacen { $now } puntos en este juego, y { $alt } harían { $then }
reason-take = { $size ->
    [one] trae una carta
   *[other] trae { $size } cartas
} y vale { $gain ->
    [one] un punto
   *[other] { $gain } puntos
} más que { $alt }
reason-points = sale { $gain ->
    [one] un punto
   *[other] { $gain } puntos
} mejor que { $alt }
reason-close = no es seguro que { $alt } salga { $gain ->
    [one] un punto
   *[other] { $gain } puntos
} mejor, como parece
reason-even = { $alt } saldría igual, a menos de un punto
