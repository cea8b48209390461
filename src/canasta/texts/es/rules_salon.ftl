### La canasta de salón: de SA-1.1 a SA-9.1. Cada línea es un párrafo; «Lectura:» abre lo que el texto original dejó sin decidir.

## Preparación

SA-1_1 = Se juega con dos barajas de 52 cartas y dos jokers en cada una, 108 cartas en total. Los jokers y los ocho doses son comodines.
SA-1_2 = El joker vale 50 puntos; el dos, 20; el as, 20; del rey al ocho, 10 puntos por carta; del siete al cuatro, 5 puntos por carta; el tres negro, 5. Los treses rojos cuentan solo como honores.
SA-2_1 = Cada jugador saca una carta, y los dos que sacan las más altas juegan contra los otros dos.
SA-2_2 =
    Reparte el jugador situado a la izquierda del mano (el que sacó la carta más alta): baraja, da a cortar al de su izquierda y reparte 11 cartas por jugador, una en cada vuelta, hacia la derecha (al revés que las agujas del reloj). Hacia ese lado se juega también, y empieza el mano, que está a la derecha de quien reparte.
    Lectura: el reparto pasa al asiento siguiente en el sentido en que se juega.
SA-2_3 = Se vuelve una carta para empezar el pozo. Un comodín, un tres negro o un tres rojo se cubre con la carta siguiente, hasta que quede encima otra clase de carta. (Un comodín o un tres rojo debajo premia el pozo: SA-4.5.)
SA-2_4 = Los treses rojos del reparto se exponen en el acto, y las cartas que los reponen se roban en el primer turno de quien los tenía. Un tres rojo robado del mazo en cualquier momento se expone y se repone en el acto (para la última carta, véase SA-5.6).

## Las combinaciones

SA-3_1 = Una combinación tiene 3 o más cartas de un mismo valor, al menos dos de ellas naturales, y como mucho tres comodines; se admiten dos naturales con tres comodines.
SA-3_2 =
    Una canasta tiene siete cartas, al menos cuatro de ellas naturales. Es limpia si no lleva comodines y sucia si los lleva. Se le pueden añadir cartas de su valor sin que cambie su premio; un comodín añadido a una canasta limpia la vuelve sucia.
    Lectura: el límite de tres comodines rige siempre, y cada bando tiene una sola combinación de cada valor.
SA-3_3 = La canasta oculta es la que un jugador hace sin ayuda del compañero y expone completa de golpe.
SA-3_4 = Los treses negros solo se exponen en la jugada que termina el juego, y sin comodines. Descartados, los treses negros, los jokers y los doses impiden durante un turno que el jugador siguiente tome el pozo, hasta que los cubre el descarte siguiente.
SA-3_6 = La canasta terminada se apila, con una carta roja encima si es limpia y una negra si es sucia.
SA-3_5 = Una vez que el bando ha abierto, los dos compañeros pueden añadir cartas a sus combinaciones o exponer otras nuevas con toda libertad.

## El pozo

SA-4_1 = En su turno, el jugador roba la carta superior del mazo o toma el pozo entero, expone combinaciones y se descarta de una carta, lo que es obligatorio salvo al cerrar. Tomar el pozo obliga a abrir; robar del mazo, no; se permite abrir solo con la mano.
SA-4_2 = El bando que no ha abierto puede tomar el pozo con dos condiciones: que el jugador tenga en la mano dos cartas iguales a la superior, ninguna de ellas comodín; y que las cartas expuestas, incluida la superior, lleguen al mínimo de apertura (SA-5.1). El resto del pozo solo se puede usar después. Basta con que lo cumpla uno de los compañeros, y al bando que abrió con la mano se le aplica ya SA-4.4.
SA-4_3 = Se dispensa del mínimo a quien expone de una vez toda la mano con una canasta oculta (SA-3.3).
SA-4_4 =
    Después de abrir, y si el pozo no está premiado, se puede tomar con una carta igual a la superior y un comodín, o bien cuando la carta superior coincide con una canasta o una combinación del bando. Nunca se puede tomar con dos comodines.
    Lectura: el original une «no premiado» y «coincide» con «o»; hay que leer «y».
SA-4_5 = Con el pozo premiado, porque hay en él un tres rojo o un comodín, hacen falta dos cartas naturales en la mano iguales a la superior.
SA-4_6 = Quien se queda con una sola carta tiene que cantar «pumba» y no puede tomar el pozo mientras no se haya acabado el mazo.
SA-4_8 = Solo se puede ver la carta superior del pozo; nadie puede examinar las demás.
SA-4_7 = Un tres rojo hallado en el pozo que se toma, donde está desde el principio, se expone y no se repone.

## Apertura, cierre y fin del mazo

SA-5_1 = El mínimo de apertura depende de la puntuación del bando: si es negativa, 15 puntos; de 0 a 1495, 50; de 1500 a 2995, 90; con 3000 o más, 120. Solo cuentan las cartas, no los honores ni los premios.
SA-5_2 = Quien abre abatiendo, es decir, exponiendo toda la mano de una vez, no necesita llegar al mínimo.
SA-5_3 =
    Para cerrar, el bando necesita al menos una canasta y el jugador tiene que exponer todas sus cartas, o todas menos una, de la que se descarta. Exponer de una vez toda la mano (abatir) también termina el juego, en cualquier turno.
    Lectura: la canasta puede hacerse en esa misma jugada. Sin canasta nadie puede quedarse sin cartas.
SA-5_4 = El jugador puede pedir permiso a su compañero antes de exponer las cartas que le quedan, sin dar ninguna información. La respuesta, sí o no, obliga. Pedirlo es voluntario.
SA-5_5 =
    Si quien toma la última carta del mazo se descarta sin cerrar, el jugador siguiente tiene que tomar el pozo cuando la carta superior encaja en las combinaciones de su bando. Si no se puede tomar, el juego termina; si se toma, se sigue así hasta que alguien cierra o no puede tomarlo. El pozo premiado no es excepción: si su carta superior encaja en una combinación de su bando y el jugador tiene las dos iguales que hacen falta, hay que tomarlo.
    Lectura: si la carta superior no encaja en ninguna combinación, con dos iguales en la mano se puede tomar el pozo, pero es voluntario.
SA-5_6 =
    Cuando la última carta del mazo resulta ser un tres rojo, quien la roba lo expone y juega; no hace falta que se descarte, y el juego termina.
    Lectura: si tiene una canasta, ese jugador todavía puede cerrar y ganar el premio.

## Puntuación

SA-6_1 =
    La canasta limpia vale 500 puntos y la sucia 300, más sus cartas. Cinco canastas (canastrón) valen 500; siete (canasta de canastas), 2000. Cerrar vale 100. Cuatro treses negros expuestos al cerrar valen 500, más sus 20.
    Lectura: con siete canastas se ganan los dos premios, 2500 puntos (como en RE-4.3).
SA-6_2 = Cada tres rojo vale 100 puntos, y los cuatro, 800. Sin ninguna canasta terminada, restan.
SA-6_3 =
    Cerrar con una canasta oculta (abatir) vale, en el primer turno (de mano), 1000 puntos sin apoyarse en las combinaciones del compañero y 500 apoyándose en ellas; más tarde, 500 sin apoyarse y 200 apoyándose.
    Lectura: «de mano» quiere decir en el primer turno de ese jugador en el juego, también después de robar. No puede haber expuesto nada antes; se permite un descarte final. Apoyarse es añadir al menos una carta a combinaciones que el bando ya había expuesto. Estos puntos se suman a los 100 por cerrar. Regla de la casa: cierra «de mano» solo quien no ha robado ninguna carta del mazo. Regla de la casa: siete cartas expuestas de golpe sobre una combinación del compañero también son canasta oculta.
SA-6_4 =
    Las cartas expuestas suman, incluidos los treses negros expuestos para terminar el juego. Restan las manos del compañero de quien cierra y de los dos contrarios.
    Lectura: los dos bandos se anotan las cartas que han expuesto. Cuando nadie cierra, restan las cuatro manos y no hay premio por cerrar.
SA-6_5 =
    Gana la partida el primer bando que pasa de 5000 puntos.
    Lectura: bastan 5000 justos. Regla de la casa: hay que pasar de 5000, como dice el texto original. Si llegan los dos bandos, gana la puntuación más alta; si empatan, se juega un juego más.

## Penalizaciones

SA-7_1 =
    Acabar un juego con los cuatro treses negros en la mano cuesta 500 puntos.
    Lectura: además restan los 20 puntos que valen como cartas de la mano.
SA-7_2 = Cada tres rojo que quede en la mano cuando termina un juego cuesta 500 puntos.
SA-7_3 = Tomar el pozo antes de enseñar las cartas con las que se combina cuesta 200 puntos.
SA-7_4 = Exponer cartas en el turno del compañero cuesta 200 puntos.
SA-7_5 = Robar fuera de turno y mezclar la carta con la mano cuesta 200 puntos.
SA-7_6 = Robar del mazo fuera de turno cuesta 100 puntos.
SA-7_7 = Exponer cartas en el turno de un contrario cuesta 100 puntos.
SA-7_8 = Tomar el pozo fuera de turno cuesta 100 puntos.
SA-7_9 = Pedir permiso para cerrar y no poder hacerlo cuesta 100 puntos.
SA-7_10 = Robar dos cartas en lugar de una cuesta 50 puntos.
SA-7_11 = Cuesta 50 puntos llevarse la carta de encima del pozo sin conseguir abrir con ella.
SA-7_12 = Arrepentirse de una carta ya tomada cuesta 50 puntos.

## Cartas penalizadas

SA-8_1 = Las cartas penalizadas quedan boca arriba delante del infractor y cuentan como cartas de la mano: se pueden combinar o usar para tomar el pozo, y hay que descartarse de ellas antes que de ninguna otra, una por turno. Una vez combinadas dejan de estar penalizadas. Las que sigan sin usarse al final restan una sola vez: como cartas de la mano.
SA-8_2 = Quedan penalizadas las cartas enseñadas por descuido, o expuestas por error y vistas; las cartas expuestas fuera de turno; una apertura por debajo del mínimo (también con toda la mano, si entre las cartas no hay una canasta: SA-4.3 no perdona entonces el mínimo), o lo que sobró al corregirla; y las cartas expuestas para cerrar sin tener una canasta.
SA-8_3 = Si alguien toma el pozo sin enseñar antes las cartas que casan con él, y cualquier jugador lo exige, se extienden la mano y el pozo, se reconstruye el pozo (en caso de duda decide el bando perjudicado) y quedan penalizadas las cartas de la mano del infractor.
SA-8_4 = Una irregularidad y su penalización prescriben si nadie la señala antes de que termine su turno el jugador que sigue al infractor. En una mesa de salón este plazo rige en todos los casos, también en los que se toman de otro reglamento, y no rige ningún otro.

## Consejos

SA-9_1 = Expón cartas con la vista puesta en las canastas; toma el pozo siempre que puedas; impide que lo tomen los contrarios; y cierra con la mayor ventaja posible.
