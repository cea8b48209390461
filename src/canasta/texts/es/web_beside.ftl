### Compañía en la mesa: alguien al lado de un jugador, y una llamada.

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
