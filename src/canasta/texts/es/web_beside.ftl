### Compañía en la mesa: alguien al lado de un jugador, una llamada, y los ajustes de una mesa de personas.

beside-what = Quien tenga este enlace ve tus cartas y la mesa como tú, y no puede hacer nada. Toda la mesa ve que puede haber alguien a tu lado.
beside-make = Crear un enlace
beside-link = Enlace para quien está a tu lado
beside-count =
    { $n ->
        [0] Nadie ha abierto el enlace todavía.
        [one] Ahora hay una persona a tu lado.
       *[other] Ahora hay { $n } personas a tu lado.
    }
beside-elsewhere = El enlace se creó en otra ventana. Uno nuevo le pone fin.
beside-end = Terminar

call-join = Llamada: { $place }
call-site = La llamada está en { $place }, un sitio ajeno: este servidor no participa en ella. Se abre en otra pestaña.
call-phone = Tu dispositivo marca este número: este servidor no participa en la llamada.

## Ajustes entre personas

game-chat = Charla entre juegos
game-chat-note = Durante el juego solo hay frases hechas.
game-spectators = Público
game-spectators-note = Quien tenga el enlace puede mirar lo que está a la vista de todos, y un jugador puede tener a alguien al lado.
game-by-days = Por días: cada cual juega cuando le viene bien, hasta que acabe el plazo del turno. Nadie espera al sorteo ni al corte.
game-clock = Tiempo por turno
game-call = Una llamada
game-call-note = La dirección de una llamada, o un teléfono como tel:+34600111222. Solo la ven quienes están sentados.
