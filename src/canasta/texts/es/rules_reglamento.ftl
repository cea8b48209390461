### El reglamento impreso para 2, 3, 4 o 6 jugadores: de RE-1.1 a RE-6.6. Cada línea es un párrafo; «Lectura:» abre lo que el original dejó sin decidir.
### Las notas entre paréntesis dicen de dónde sale una regla: (página 6) y (páginas 1–2), de otras copias publicadas; (de salón), del texto gemelo.

## Jugadores y reparto

RE-1_1 = Se usan dos barajas y cuatro jokers, 108 cartas. Es un juego para 2, 3, 4 o 6 jugadores (página 6). Con cuatro se forman dos parejas; cada jugador tiene 11 cartas y roba 1, y el bando necesita una canasta para cerrar.
RE-1_2 = Dos jugadores (página 6): cada uno juega solo y reparte quien saca la carta más baja. Cada uno tiene 15 cartas, roba 2 y se descarta de 1, y necesita dos canastas para cerrar. No hay cartas penalizadas.
RE-1_3 =
    Tres jugadores (página 6): cada uno juega solo, tiene 13 cartas, roba 2 y necesita una canasta para cerrar. No hay cartas penalizadas. Quien saca la carta más alta elige asiento; quien saca la más baja se sienta a su derecha y reparte el primer juego.
    Lectura: se toma al pie de la letra, de modo que juega primero quien saca la carta intermedia. Regla de la casa: quien saca la carta más baja se sienta a la izquierda, y juega primero quien saca la más alta (como en RE-1.6).
RE-1_4 = Seis jugadores en dos equipos de tres (página 6): quienes sacan las tres cartas más altas juegan contra quienes sacan las tres más bajas, sentados alternadamente, con 108 cartas y 11 por jugador, y cada uno roba 1. El permiso para cerrar se pide a un solo compañero.
RE-1_5 =
    Seis jugadores en tres parejas (página 6): tres barajas y 13 cartas por jugador; cinco treses rojos valen 1000 puntos, y seis, 1200.
    Lectura: cada uno roba 1, los compañeros se sientan frente a frente, hace falta una canasta para cerrar, y para los 500 puntos por los treses negros sirven cuatro cualesquiera.
RE-1_6 = El mano es normalmente quien saca la carta más alta. El jugador anterior al mano baraja y reparte; el compañero del mano corta y deja en el centro la parte levantada. Quien reparte da las cartas del resto, de una en una y en sentido contrario a las agujas del reloj, completando con las del centro si no alcanzan, pone lo que sobra encima del mazo y vuelve una carta. También se juega en sentido contrario a las agujas del reloj, y el juego siguiente lo reparte quien está a la derecha del que repartió.
RE-1_7 =
    La carta vuelta se queda si es natural o un tres negro (que bloquea el pozo para el mano). Un tres rojo o un comodín se cubre hasta que aparezca una de esas.
    Lectura: la carta cubierta premia el pozo.
RE-1_8 = Los treses rojos del reparto se exponen en el acto y se reponen al comienzo del primer turno de quien los tenía, tantas veces como haga falta.
RE-1_9 = Si antes de la primera jugada se advierte que ha repartido quien no debía, el reparto vale y empieza el mano que correspondía. Si se advierte después, valen el reparto y el nuevo orden, y el juego siguiente lo reparte quien está a la derecha del que repartió. Si antes de la primera jugada se advierte que no se cortó, que la baraja está incompleta o es defectuosa, o que a alguien se le dieron cartas de más o de menos, se reparte otra vez (y se sustituye la baraja defectuosa).
RE-1_10 = Las cartas valen lo que dice SA-1.2 (de salón; que el tres negro vale 5: páginas 1–2).

## El juego

RE-2_1 = En su turno, el jugador roba la carta superior del mazo o toma el pozo, coloca cartas en sus combinaciones o en las de su compañero y se descarta de una carta.
RE-2_2 = Robar del mazo no obliga a nada; tomar el pozo obliga a combinar en el acto su carta superior.
RE-2_3 = Una combinación tiene 3 o más cartas de un mismo valor, al menos dos naturales y como mucho tres comodines (de salón). Con siete cartas es canasta. Cada bando tiene una sola combinación de cada valor, que puede pasar de siete cartas (de salón).
RE-2_4 =
    Las combinaciones de solo comodines tienen de 3 a 7 comodines y nunca una carta natural; siete forman la canasta de comodines.
    Lectura: empiezan con tres cartas (como en TB-3.6). La canasta de comodines cuenta como canasta para cerrar y para los premios por número de canastas, con 2000 puntos en lugar de 500 o 300.
RE-2_5 =
    En una canasta completa del propio bando, una carta natural de su valor puede ocupar el lugar de un comodín; el comodín pasa en el acto a otra combinación, incluso para completar una canasta. Un comodín nunca sale de una combinación menor, ni de una canasta de comodines.
    Lectura: se hace en el propio turno, el comodín liberado tiene que combinarse en ese mismo turno, y la canasta de la que sale el último comodín pasa a ser limpia.
RE-2_6 = Una carta que se ha combinado ya no puede descartarse nunca.
RE-2_7 = La toma del pozo antes y después de abrir, y el pozo premiado o bloqueado, se rigen por SA-3.4 y por SA-4.2 a SA-4.5 (de salón; la carta superior cuenta para abrir, y un comodín encima bloquea el pozo durante un turno).
RE-2_8 = Un tres negro encima bloquea el pozo durante un turno. Los treses negros solo se exponen al cerrar, tres o cuatro juntos y sin comodines (páginas 1–2).
RE-2_9 = El tres rojo que se roba se expone y se repone; el que viene del pozo se expone y no se repone (páginas 1–2).
RE-2_10 = El mínimo de apertura es de 15, 50, 90 o 120 puntos, como en SA-5.1 (de salón). Exponer toda la mano no necesita ninguno (de salón).

## Cerrar el juego

RE-3_1 = Para cerrar, el bando necesita una canasta (con dos jugadores, dos canastas). Puede salir de la mano en la misma jugada.
RE-3_2 = Se cierra combinando todas las cartas, o todas menos una, de la que el jugador se descarta.
RE-3_3 =
    Pumba: hay que anunciar que tras el descarte queda una sola carta. Ese jugador tiene que robar, y solo puede terminar combinando una carta y descartándose de la otra, nunca con un simple descarte.
    Lectura: también termina quien combina todas las cartas (RE-3.2). Si no, se descarta de una carta y sigue estando pumba, y no puede tomar el pozo mientras quede mazo (de salón).
RE-3_4 = Pedir permiso para cerrar es voluntario. Se pide antes de exponer las cartas que quedan, no se da ninguna información, y la respuesta, sí o no, obliga. Con seis jugadores en equipos se pide a un compañero.
RE-3_5 = Abatir: el jugador puede exponer de una vez toda la mano en cualquier turno, siempre que su bando tenga entonces una canasta.
RE-3_6 = Nadie puede quedarse sin cartas si no le es posible cerrar: hay que guardar cartas y descartarlas una a una.
RE-3_7 =
    Cuando se ha tomado la última carta del mazo y quien la tomó se ha descartado, el jugador siguiente tiene que tomar el pozo si su carta superior encaja en las combinaciones del bando o puede combinarse con las de la mano para jugar un turno normal con descarte; si no, el juego termina. Lo mismo vale para los que siguen. Si nadie cierra, no hay premio por cerrar.
    Lectura: si la última carta es un tres rojo, se expone, se juega, no hace falta descarte y el juego termina (de salón). Donde se roban dos cartas y queda una, se roba esa sola. El bando que no ha abierto solo está obligado a tomar el pozo si puede llegar a su mínimo. Las manos restan.

## Puntuación

RE-4_1 = Las cartas expuestas, los premios y los honores suman. Restan las cartas de todas las manos, aunque casen entre sí, las penalizaciones y las cartas penalizadas que aún no se hayan descartado. El resultado puede ser negativo y se añade al total acumulado.
RE-4_2 = La canasta limpia vale 500 puntos; la sucia, 300; la de comodines, 2000; el canastrón (cinco canastas), 500; la canasta de canastas (siete), 2000; cerrar, 100; cada tres rojo, 100, y los cuatro, 800; cuatro treses negros expuestos al cerrar, 500 justos, con sus 20 puntos incluidos: es el único premio que no se suma al valor de las cartas.
RE-4_3 = Los premios y el valor de las cartas se acumulan siempre (siete canastas ganan 500 + 2000). La única excepción es la de los cuatro treses negros de RE-4.2.
RE-4_4 =
    Abatir con una canasta oculta vale, de mano, 1000 puntos sin las combinaciones del compañero y 500 con ellas; más tarde, 500 sin ellas y 200 con ellas. La canasta y las cartas se suman aparte. Ese jugador no puede haber expuesto nada antes en el juego.
    Lectura: lo dicho en SA-3.3 y SA-6.3 (de salón) vale para la canasta oculta, para «de mano», para el apoyo en las combinaciones del compañero, para el descarte final y para los 100 que se añaden. Si la única canasta es la del compañero, no hay tal premio.
RE-4_5 = Los treses rojos suman al bando que tiene expuesta alguna combinación y restan al que no tiene ninguna (páginas 1–2). Regla de la casa: exigir una canasta, si se ha acordado.
RE-4_6 = Gana la partida el bando que tiene más de 5000 puntos; con 5000 justos se sigue jugando. Si los dos pasan de 5000, gana el que tiene más; si están igualados, es empate y no gana nadie.
RE-4_7 = Una puntuación aceptada y anotada ya no se puede discutir después.

## Penalizaciones

RE-5_1 =
    Quedarse al final con los cuatro treses negros en la mano cuesta 500 puntos.
    Lectura: además restan los 20 puntos que valen como cartas de la mano.
RE-5_2 = Cada tres rojo que quede en la mano al final cuesta 500 puntos.
RE-5_3 = Tomar el pozo sin haber expuesto antes las cartas con las que se combina cuesta 200 puntos.
RE-5_4 = Exponer cartas en el turno del compañero cuesta 200 puntos.
RE-5_5 = Robar fuera de turno y mezclar la carta con la mano cuesta 200 puntos.
RE-5_6 = Robar del mazo fuera de turno, sin mezclar la carta con la mano, y devolverla cuesta 200 puntos.
RE-5_7 = Exponer cartas en el turno de un contrario cuesta 100 puntos.
RE-5_8 = Intentar tomar el pozo fuera de turno cuesta 100 puntos.
RE-5_9 = Pedir permiso y no poder cerrar cuesta 100 puntos.
RE-5_10 = Robar dos cartas en lugar de una cuesta 50 puntos.
RE-5_11 = Cuesta 50 puntos llevarse la carta de encima del pozo sin conseguir abrir con ella.
RE-5_12 = Arrepentirse de una carta ya tomada cuesta 50 puntos.
RE-5_13 = Cada tres rojo expuesto por un bando sin ninguna combinación cuesta 100 puntos.
RE-5_14 =
    Los cuatro treses rojos expuestos por un bando sin ninguna combinación cuestan 800 puntos.
    Lectura: el original dice treses negros; solo puede querer decir rojos, y esto sustituye a 4 veces RE-5.13. RE-5.13 y RE-5.14 son RE-4.5 visto desde el otro lado y se cobran una sola vez: lo que habrían ganado los treses rojos (con tres barajas, cinco 1000 y seis 1200) resta al bando.

## Cartas penalizadas y otras irregularidades

RE-6_1 = Las cartas que se han enseñado (dos descartadas a la vez, una apertura que no llega, cartas caídas) se quedan boca arriba, penalizadas. Se pueden combinar, y entonces quedan libres y puntúan, pero nunca vuelven a la mano, y mientras haya alguna hay que descartarse de una de ellas. Lo mismo vale para las cartas expuestas que no pertenecen a ninguna combinación.
RE-6_2 = Si se descartan dos o más cartas, el jugador siguiente elige la que vale y las demás quedan penalizadas.
RE-6_3 = Una carta del mazo robada fuera de turno vuelve a su sitio, salvo que la haya robado precisamente el jugador siguiente. En ese caso vale como robo de ese jugador, que pierde el derecho al pozo, y el jugador de turno se descarta como de costumbre.
RE-6_4 = Una apertura que se denuncia por corta antes del descarte puede arreglarse con más cartas o con otras combinaciones. Si no se puede, sus cartas quedan penalizadas.
RE-6_5 = Quien ha robado cartas de más del mazo roba otras tantas menos en los turnos siguientes (donde se roban dos, por una de más se roba una menos, no se pierde el robo entero), se descarta en cada turno y no puede exponer ni tomar el pozo hasta que el número de sus cartas sea el debido.
RE-6_6 = Con dos o tres jugadores no hay cartas penalizadas (página 6).
