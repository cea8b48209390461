### Llevarse las partidas a otro dispositivo, o a ninguno.

along-save = Guardarlo todo en un archivo
along-save-what = Las partidas con sus actas y tus sitios, los clubes, las lecciones, los problemas, tu nombre y tu código de recuperación, en un solo JSON. Quien tenga el archivo tiene tus sitios: llévalo solo a tus propios dispositivos.
along-take = Traer un archivo
along-take-what = Lo que hay aquí se queda. Una partida que está en los dos dispositivos pasa a ser una sola.
along-taken =
    { $number ->
        [one] Se ha traído 1 partida.
       *[other] Se han traído { $number } partidas.
    }
along-foreign = Este archivo no salió de «Guardarlo todo en un archivo». No se ha cambiado nada.
along-forget = Olvidarme aquí
along-forget-what = Borra todo lo que esta página guarda en este dispositivo: partidas, sitios en las mesas, claves de competiciones y de hojas de puntuación, progresos y nombre; y, en el servidor, lo que guarda con tu código de recuperación y la dirección de este navegador para los avisos. No se recupera nada, salvo lo que hayas guardado en un archivo.
along-forget-yes = Borrarlo todo ahora
along-forget-here = Borrarlo todo aquí de todas formas
along-devices = A otro dispositivo
along-file = Con un archivo
along-spoilt = Lo que ha llegado no se puede leer: no es de este código. No se ha cambiado nada.
give-what = Va todo, y también se queda aquí: las partidas con sus sitios, los clubes, las lecciones, los problemas, tu nombre y tus ajustes.
give-begin = Entregar a otro dispositivo
give-open = En el otro dispositivo abre este enlace con la cámara, o escribe allí este código, en Mis partidas, en Llevármelas:
give-link = Enlace para el otro dispositivo
give-left =
    { $minutes ->
        [one] Sirve una vez, y durante 1 minuto más.
       *[other] Sirve una vez, y durante { $minutes } minutos más.
    }
give-asked = Un dispositivo pide tus partidas. Entrégalas al que muestra este número:
give-yes = Entregar
give-no = Rechazar
give-stop = Parar
give-again = Empezar otra vez
give-given = En camino al otro dispositivo.
give-taken = Ahora todo está en el otro dispositivo. También se queda aquí.
give-refused = La entrega ha terminado. No se ha entregado nada.
take-code = Código de otro dispositivo o en papel
take-go = Traerlo aquí
take-asked = Ahora elige Entregar en el otro dispositivo, si muestra este número:
take-refused = El otro dispositivo ha terminado la entrega. No se ha perdido nada.
take-no-code = Un código tiene 12 letras y cifras si es de otro dispositivo, o 20 si está en papel. Compáralas otra vez.

## El código de recuperación

recovery-title = Código de recuperación
recovery-what = Si se pierde este dispositivo, un código en papel lo recupera todo. Para eso el servidor guarda tus partidas, selladas con el código: allí nadie puede leerlas.
recovery-kept = El servidor guarda tus partidas, selladas con tu código. Se renuevan cuando una partida empieza y cuando acaba.
recovery-gone = El servidor ya no tiene tus partidas: se olvidaron en otro dispositivo, o hace mucho que no se renuevan. El código anterior ya no abre nada.
recovery-make = Hacer un código de recuperación
recovery-show = Mostrar el código
recovery-print = Imprimir
recovery-use = Para recuperar tus partidas, abre esta dirección en el dispositivo nuevo, elige Llevármelas y escribe el código:
recovery-secret = Guárdalo con los papeles que importan. Quien lo tenga tiene tus sitios. Da igual escribir mayúsculas, guiones o espacios.
