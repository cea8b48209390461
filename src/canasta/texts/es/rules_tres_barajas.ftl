### La canasta de tres barajas: de TB-1.1 a TB-12.1. Cada línea es un párrafo; «Lectura:» abre lo que el texto original dejó sin decidir.

## Material y preparación

TB-1_1 = Se juega con tres barajas de 54 cartas, 162 en total: 12 de cada valor del cuatro al rey, 12 ases, 12 doses, 6 jokers, 6 treses rojos y 6 treses negros.
TB-1_2 = Juegan cuatro personas en dos parejas, con los compañeros sentados frente a frente. Las parejas se acuerdan de antemano o se sortean (TB-2.1).
TB-1_3 =
    Una partida es una serie de juegos y la gana el bando que antes llega a 15.000 puntos. Si los dos llegan en el mismo juego, gana el que tenga más puntos.
    Lectura: si los dos bandos quedan exactamente empatados a 15.000 o más, se juega un juego más.
TB-1_4 = Los doses y los jokers son comodines, que también se llaman monos. Los treses son cartas especiales. Todas las demás son cartas naturales. Los palos no tienen valor ni función; su color solo distingue los treses rojos de los negros.
TB-1_5 =
    El joker vale 50 puntos; el dos, 20; el as, 20; del rey al ocho, 10 puntos por carta; del siete al cuatro, 5 puntos por carta. Las cartas de la mesa suman para su bando; las que quedan en la mano al final de un juego que alguien ha cerrado restan.
    Lectura: la tabla original da valor a todas las demás cartas y ninguno a los treses negros, así que valen 0. Regla de la casa: valen 5.
TB-2_1 =
    Para sortear las parejas se extienden las barajas y cada jugador toma una carta. El que saca la más alta es el mano, que juega el primero, y elige sitio. Su compañero se sienta enfrente y, a la derecha del mano, el contrario que sacó la mayor de las dos cartas de la otra pareja. El as es la carta más alta; los jokers son nulos, y quien toma uno repite; los que sacan cartas iguales repiten hasta que uno de ellos tenga la mayor.
    Lectura: forman pareja los jugadores que sacan las dos cartas más altas (como en SA-2.1), y el dos es la carta más baja.
TB-2_2 =
    Baraja y reparte el jugador situado a la derecha del mano, y corta el compañero del mano. Las cartas se dan de una en una, en el sentido de las agujas del reloj, 15 a cada jugador.
    Lectura: la primera carta es para el mano. Se reparte del paquete levantado al cortar y, cuando se acaba, del resto; lo que sobra del paquete va encima del mazo. También se juega en el sentido de las agujas del reloj, y en cada juego el mano pasa al asiento siguiente en ese sentido.
TB-2_3 = El corte: quien corta levanta un paquete y enseña su carta inferior. Si es una carta natural, fija la canasta de moda de ese juego y vuelve al centro del paquete.
TB-2_4 = Si en el corte aparece un comodín o un tres rojo, quien corta se lo queda y mira la carta que ha quedado debajo del paquete, y así hasta que sale una carta natural, que es la moda.
TB-2_5 =
    Si la primera carta que aparece es un tres negro, hace de tapón: los comodines y treses rojos que salen después no se los queda nadie, sino que vuelven al paquete. Se sigue buscando la carta natural que fija la moda.
    Lectura: un tres negro que aparece más tarde no tapona; vuelve al paquete y se pasa por alto.
TB-2_6 = A quien corta se le da una carta menos por cada comodín que se ha quedado, y esas cartas se le descuentan al comienzo del reparto, de modo que todos juegan con 15. Los treses rojos que se ha quedado no le quitan cartas en el reparto: quedan expuestos y nunca se reponen.
TB-2_7 =
    Corte exacto: si el paquete levantado se agota justo al dar 15 cartas a cada jugador, el bando de quien cortó se anota 300 puntos.
    Lectura: se trata de un paquete de 60 cartas más los treses rojos que se quedó quien cortó, pues los comodines que se quedó forman parte de sus 15. Regla de la casa: el paquete es de 60 cartas con los treses rojos. Quien corta intenta levantar justo esas cartas, pero no puede contarlas: acierta más o menos una vez de cada veinte.
TB-2_8 =
    Si alguien reclama antes de la primera jugada que una baraja es defectuosa, se cambia por otra y el reparto empieza de nuevo. Si antes de la primera jugada se advierte que no hubo corte, o que a alguien se le dieron cartas de más o de menos, se recogen todas, se barajan y se reparten otra vez; el corte anterior sigue decidiendo la moda, el premio por corte exacto y las cartas que se quedó quien cortó, y el nuevo corte se hace sin mirar la carta inferior.
    Lectura: si no había habido corte, el nuevo es un corte ordinario (TB-2.3 a TB-2.7).
TB-2_9 = El pozo empieza con 7 cartas: 6 boca abajo y la séptima boca arriba encima de ellas.
TB-2_10 =
    Si la séptima carta es un tres de cualquier color, se vuelven más cartas sobre ella hasta que la superior sea natural. Los treses no premian el pozo.
    Lectura: un comodín que sale entretanto se cruza y premia el pozo, como en TB-2.11.
TB-2_11 = Si la séptima carta es un comodín, se coloca cruzada debajo del pozo, de modo que se vea, y el pozo queda premiado, o cruzado. Se vuelve otra carta encima, y así hasta que la superior sea natural.
TB-2_12 = Los treses rojos del reparto se exponen y se reponen antes de empezar a jugar, por orden de turno desde el mano; con un tres rojo que llega como reposición se hace lo mismo. Quien deja pasar su vez en ese orden sin exponer el suyo tiene que exponerlo igualmente, pero ya no puede reponerlo.

## El turno

TB-3_1 =
    En su turno, el jugador roba 2 cartas del mazo o se lleva el pozo entero; después expone lo que quiera y, por último, se descarta obligatoriamente de una carta.
    Lectura: antes de llevarse un pozo premiado, el bando que ya ha abierto puede exponer combinaciones de solo comodines (TB-4.5), igual que el que abre en ese turno.
TB-3_2 = Un tres rojo robado del mazo se expone y se repone del mazo en el acto. El que viene del pozo o del corte se expone, pero no se repone. Nadie conserva treses rojos en la mano.
TB-3_3 = Una combinación es de un solo valor y tiene al menos 3 cartas, siempre con más naturales que comodines, nunca igual número (para las combinaciones de solo comodines, véase TB-3.6). Una canasta son exactamente 7 cartas, así que lleva como mucho 3 comodines.
TB-3_4 = Los comodines nunca pasan de una combinación a otra, y nunca se sustituyen, ni por cartas naturales ni por otros comodines. Una carta expuesta en la mesa, a propósito o por accidente, nunca vuelve a la mano, salvo lo que permiten TB-5.5 y TB-6.4.
TB-3_5 = Los comodines solo pueden hacer las veces de cartas naturales, nunca de treses.
TB-3_6 = Hay combinaciones de solo comodines: 3 o más, hasta 7. No se les puede añadir ninguna carta natural. Tres comodines pueden unirse a cuatro cartas naturales que estén en la mesa, pero nunca al revés.
TB-3_7 = Completada la canasta de un valor, el bando puede volver a exponer cartas de ese valor (canastas doble y triple: TB-8.7 y TB-8.8). También puede tener combinaciones separadas de un mismo valor, pero estas ya nunca se pueden juntar.
TB-3_8 = La combinación sin comodines es limpia; la que lleva comodines es sucia.
TB-3_9 = Los compañeros comparten todas las combinaciones de su bando.
TB-3_10 = Los treses negros (tapones) solo se exponen en la jugada de cierre, 3 o más juntos y sin comodines. Un tres negro descartado impide durante un turno que el jugador siguiente se lleve el pozo.
TB-3_11 = Un comodín descartado frena igualmente al jugador siguiente durante un turno y, además, premia el pozo hasta que alguien se lo lleva. Se coloca boca arriba y cruzado debajo del pozo, de modo que se vea (como en TB-2.11), y queda a la vista.
TB-3_12 = El jugador tiene que guardar una carta para el descarte y nunca puede quedarse sin cartas, salvo al cerrar (TB-6.1 a TB-6.3) o cuando lo permite el fin del mazo (TB-7.1 a TB-7.3).

## El pozo

TB-4_1 = El pozo se toma con dos cartas naturales de la mano iguales a su carta superior. Se exponen con ella como combinación, o las tres se añaden a una combinación de ese valor que el bando ya tenga en la mesa, pero solo si no pasa de 7 cartas. Se recoge el pozo entero.
TB-4_2 =
    Un pozo premiado se toma con tres cartas naturales de la mano iguales a la superior, que se exponen con ella como combinación.
    Lectura: o las cuatro se añaden a una combinación de ese valor, si no pasa de 7 cartas.
TB-4_3 = La primera vez que un bando se lleva el pozo tiene que haber abierto antes, o abrir en ese mismo turno antes de llevárselo, con combinaciones que alcancen el mínimo de apertura (TB-5.1). Las dos cartas con las que se toma el pozo (las tres, si está premiado) y su carta superior no cuentan para el mínimo.
TB-4_4 =
    Cuando un bando ya se ha llevado el pozo, a cualquiera de los dos compañeros le bastan las dos cartas iguales para volver a tomarlo.
    Lectura: si el pozo está premiado (o cruzado), siguen haciendo falta las tres; el texto original solo habla de dos cartas iguales. Regla de la casa: bastan las dos también entonces.
TB-4_5 = El bando que quiere una canasta de comodines debe tener en la mesa una combinación de 3 o más comodines antes de llevarse un pozo premiado, y dos combinaciones así si quiere dos. Una vez que se ha llevado un pozo premiado, ya no puede empezar ninguna combinación de comodines en ese juego; las que ya tiene se pueden completar.
TB-4_6 =
    Solo se pueden ver la carta superior del pozo y los comodines cruzados, y el pozo solo se toca para llevárselo o para igualarlo. La excepción es la primera vuelta del juego: entonces se puede examinar.
    Lectura: el jugador de turno puede examinar las cartas que están boca arriba, hasta que todos hayan tenido un turno; un comodín oculto entre las seis cartas boca abajo no premia el pozo. Regla de la casa: también se pueden examinar las seis cartas boca abajo.
TB-4_7 = Quien se lleva el pozo y deja alguna de sus cartas tiene que recogerla también si un contrario lo dice antes de que empiece el jugador siguiente.
TB-4_8 = Las cartas del mazo se roban solo cuando el jugador anterior ya se ha descartado. Quien levanta dos antes de tiempo, aunque no las mire y las deje aparte boca abajo, renuncia al pozo en el turno que le va a tocar, sea cual sea el descarte que se haga.

## La apertura

TB-5_1 = El mínimo de apertura depende de la puntuación del bando: si es negativa, 50 puntos; de 0 a 2995, 90; de 3000 a 5995, 120; de 6000 a 8995, 150; de 9000 a 11.995, 180; de 12.000 en adelante, 200. Solo cuenta el valor de las cartas de las combinaciones expuestas, no los treses rojos ni los premios.
TB-5_2 = Cuando un compañero abre, la apertura vale para los dos.
TB-5_3 = Si un contrario advierte durante el turno del jugador siguiente que una apertura no llegaba al mínimo, quien la hizo tiene que completarla en su próximo turno, antes de robar y sin deshacer lo que está en la mesa; solo entonces roba sus dos cartas del mazo. Si sigue sin llegar, no tiene que exponer nada más hasta que reúna los puntos. Mientras la apertura no esté bien, su compañero no puede llevarse el pozo, ni abrir, ni colocar una sola carta.
TB-5_4 = Una apertura que no llega al mínimo vale si nadie lo ha advertido antes de que se descarte el jugador siguiente.
TB-5_5 = Al abrir o al cerrar, y antes de descartarse, el jugador puede reagrupar las cartas expuestas en ese turno para que la jugada sea correcta, pero ninguna vuelve a la mano. Una apertura que aun así no llega se queda en la mesa: el compañero queda bloqueado como en TB-5.3 y se aplica TB-5.6.
TB-5_6 = Si el otro bando cierra mientras hay en la mesa una apertura en falso sin corregir, las cartas de esa apertura no suman nada al bando que las expuso: se le restan, no hacen canasta ni dan premio alguno, y los treses rojos se juzgan como los de un bando sin canasta. Con 60 puntos expuestos y 40 en la mano, el bando se anota −100. Con una canasta limpia de cuatros (35) en una apertura que no llega, dos treses rojos y 40 en la mano: −300 − 35 − 40 = −375.
TB-5_7 = Quien se detiene a contar puntos y después no abre impide que su compañero abra en su próximo turno, a no ser que lo haga llevándose el pozo. Esto no se aplica cuando quedan como máximo 5 cartas en el mazo.

## El cierre

TB-6_1 =
    Un bando puede cerrar con al menos una canasta limpia y otra sucia o, si no hay ningún comodín en ninguna de sus combinaciones, con dos limpias.
    Lectura: cuentan las canastas que se terminan en la propia jugada de cierre. Un comodín en la mano del compañero no importa aquí, sino solo para doblar (TB-8.9). A efectos de este requisito y de ningún otro, la canasta limpia de comodines (siete doses, o seis jokers y un dos) cuenta como limpia, y la mezclada, como sucia. Cualquier comodín en la mesa acaba con el juego limpio.
TB-6_2 = Quien cierra expone toda la mano, en combinaciones nuevas o sobre las que ya hay, salvo una carta, de la que tiene que descartarse.
TB-6_3 =
    Quien va a cerrar debe pedir permiso a su compañero antes de exponer ninguna carta en ese turno, y el compañero contesta solo sí o no. Si dice que no, en ese turno no se puede cerrar; si dice que sí, hay que cerrar.
    Lectura: se pide después de robar o, si se cierra con el pozo, antes de exponer las cartas iguales con las que se toma.
TB-6_4 = Tras un cierre mal hecho, el jugador recoge el descarte y solo la última carta expuesta (el trío entero, si era un trío), sigue con su turno y se descarta de esa misma carta. Lo demás se queda en la mesa.

## Fin del mazo

TB-7_1 =
    Si un jugador roba las dos últimas cartas y no hay entre ellas ningún tres rojo, todavía puede cerrar. Si no cierra, juega y se descarta; el siguiente puede llevarse el pozo y exponer cartas, pero no cerrar, y con eso termina el juego. Si ese jugador no puede o no quiere llevarse el pozo, el juego termina en el acto.
    Lectura: el robo que agota el mazo se juzga por el número de cartas que deja aparte de los treses rojos, incluidas las reposiciones: con dos rige esta regla; con una, TB-7.2; con ninguna, TB-7.3. Llevarse el pozo cuando aún quedan una o dos cartas en el mazo no pone fin a nada. El último que se lleva el pozo se descarta como en cualquier turno y, como no puede cerrar, tiene que quedarle una carta en la mano. Regla de la casa: no se descarta y puede exponer hasta quedarse sin cartas.
TB-7_2 = Si en el último robo sale una sola carta, o dos de las que una es un tres rojo, el jugador no puede cerrar, pero sí exponer hasta quedarse sin cartas. Después termina el juego.
TB-7_3 = Si las dos últimas cartas son treses rojos, el jugador puede exponer cartas, pero ni cerrar ni descartarse. Después termina el juego.
TB-7_4 = En un juego que nadie ha cerrado, las cartas de la mano no cuentan y no hay premio por cierre.

## Puntuación

TB-8_1 = Las canastas puntúan así: sucia, 300; limpia, 500; de ases sucia, 500; de ases limpia, 1000; de comodines mezclados, 2000; de siete doses, 4000; de seis jokers y un dos, 8000. A eso se suma el valor de las cartas.
TB-8_2 = De uno a seis treses rojos (flores) puntúan 100, 300, 500, 800, 1000 y 1200 puntos, respectivamente. Suman para el bando solo si tiene al menos una canasta; si no, le restan, termine como termine el juego.
TB-8_3 =
    La canastilla (5 canastas) vale 1000 puntos; el canastón (10 canastas), 3000.
    Lectura: con diez canastas se ganan los dos premios, 4000 puntos (como en RE-4.3). Regla de la casa: se ganan solo 3000.
TB-8_4 = El cierre vale 200 puntos; el corte exacto, 300 (TB-2.7).
TB-8_5 = Quien cierra y expone los 6 treses negros en la jugada de cierre gana 800 puntos más. Si cualquier otro jugador tiene los 6 en la mano cuando alguien cierra, su bando pierde 800; también si los tiene el compañero de quien cierra un juego limpio, y esta pérdida nunca se dobla.
TB-8_6 = Canasta de moda: su valor se dobla, sea limpia o sucia.
TB-8_7 =
    Canasta doble: cuando un bando hace dos canastas de un mismo valor, la que se termina en segundo lugar cuenta el doble.
    Lectura: con tres, la segunda sigue siendo doble y la tercera es triple (TB-8.8). Las canastas de comodines no son de ninguna carta, así que nunca son dobles, triples ni de moda. Regla de la casa: de tres canastas, solo la tercera cuenta más de una vez. Regla de la casa: de dos canastas de comodines, la de más valor cuenta el doble.
TB-8_8 =
    Canasta triple: cuando un bando hace tres canastas de un mismo valor, que serán por fuerza sucias, la terminada en tercer lugar cuenta el triple.
    Lectura: la moda y la doble o triple se multiplican entre sí, y lo que multiplican es el premio de la canasta según TB-8.1, no el valor de sus cartas. Regla de la casa: lo que añaden se suma.
TB-8_9 =
    Juego limpio: todas las canastas del bando son limpias y no ha expuesto ningún comodín en ninguna combinación. El bando que cierra con un juego limpio cuenta dobles todos sus puntos. El compañero de quien cierra no puede tener ningún comodín en ese momento y enseña la mano; si hay alguno, el juego no es limpio. La mano de ese compañero resta, pero no se dobla.
    Lectura: si hay un comodín en esa mano, el cierre vale, pero no se dobla nada. Un comodín en el último descarte no ensucia el juego. Lo que se dobla es la base más las cartas expuestas. Regla de la casa: se dobla solo la base. Regla de la casa: ese comodín del último descarte acaba con el juego limpio.
TB-8_10 = En la hoja de puntuación se anota primero la base (todas las canastas y premios) y después las cartas (todas las expuestas, incluidas las de las canastas, menos las de la mano). Por ejemplo, una base de 5500 y 835 en cartas suman 6335; una base de 2700 y 415 en cartas, 3115.
TB-8_11 =
    Cuando un bando cierra y el otro no tiene ninguna canasta, a este último le restan sus treses rojos. Aquí se interrumpe el texto original.
    Lectura: las cartas que ese bando ha expuesto le suman y las de sus manos le restan, como siempre. Regla de la casa: también le restan las cartas expuestas.

## Información y comportamiento

TB-9_1 = Cada jugador puede conocer lo siguiente, pero solo en su turno: el mínimo de apertura de los dos bandos y la hoja de puntuación; cuántas cartas tiene cualquier jugador, a lo que hay que responder con exactitud; todas las combinaciones y canastas de la mesa, las de ambos bandos; y, cuando quedan pocas cartas, cuántas hay en el mazo: se pueden contar, y las 8 últimas se dejan cruzadas, porque son la última vuelta.
TB-9_2 = Las cartas se sostienen a la misma altura y a la vista, y entre compañeros no puede pasar nada con palabras, señas ni gestos. Si un jugador le pasa cartas al compañero para exponerlas, tiene que decir en qué combinación van.
TB-9_3 = Uno de los compañeros guarda ante sí las combinaciones del bando; el otro, los treses rojos y las canastas. Una combinación de 6 cartas se apila, con una carta roja encima si es limpia y una negra si es sucia. Las canastas se apilan del mismo modo y se ponen en hilera, con la canasta de moda atravesada.

## Irregularidades

TB-10_1 = Las cartas de un mismo valor expuestas por separado por error siguen separadas. Un comodín colocado en la combinación que no era se queda en ella.
TB-10_2 = La norma general: las cartas con las que se comete cualquier irregularidad quedan penalizadas, boca arriba delante del jugador que cometió la falta, y no vuelven a la mano (TB-3.4). Rige para las cartas enseñadas, caídas, expuestas fuera de turno, expuestas sin formar combinación o descartadas de más; si cuesta algo más, lo decide el árbitro.
TB-10_3 = Dos cartas robadas del mazo fuera de turno y vistas quedan apartadas y penalizadas. Cuando le llega el turno a ese jugador, tiene que tomarlas y no puede llevarse el pozo.
TB-10_4 =
    Una sola carta robada del mazo de ese modo, vista o no, se aparta, penalizada. Cuando le llega el turno a ese jugador, la toma junto con otra carta del mazo y no puede llevarse el pozo.
    Lectura: el original dice que la otra carta es del pozo; solo puede querer decir del mazo, porque la misma frase prohíbe el pozo.
TB-10_5 = Quien expone dos cartas de un valor sin tener la tercera debe añadirles un comodín, si lo tiene. Si no, las dos quedan penalizadas en la mesa: tiene que descartarse de una en ese turno y de la otra en el siguiente, salvo que entretanto la haya combinado. Hasta entonces no puede llevarse el pozo.

## Competiciones

TB-11_1 = La mitad de las parejas conserva su mesa y la otra mitad va cambiando de mesa. La pareja fija responde de la mesa y escribe la hoja de puntuación.
TB-11_2 = Una vez empezada la partida no hay sustituciones ni cambios de sitio.
TB-11_3 = Si un jugador abandona una partida, su pareja queda descalificada de la competición y pierde todos los derechos que tuviera; los contrarios se anotan 5000 puntos por esa partida.
TB-11_4 = La pareja que no juega una partida, sea por lo que sea, queda descalificada igualmente, con la misma pérdida de derechos, y sus contrarios se anotan 5000 puntos.
TB-11_5 = La organización puede traer una pareja suplente. Si no lo hace, cada pareja que tuviera que enfrentarse a la descalificada se anota 5000 puntos por esa partida.
TB-11_6 = Si al final dos parejas empatan a puntos, gana la que haya ganado más partidas en la competición.
TB-11_7 = Para levantarse de la mesa durante una partida hace falta el permiso del árbitro, que solo lo da por causa justificada. Los teléfonos móviles están prohibidos durante las partidas.

## Consejos

TB-12_1 = Recuerda lo que expone y descarta cada jugador. Cuando abras sin llevarte el pozo, expón lo justo y guarda lo demás para poder tomarlo; pero si los contrarios están a punto de cerrar, expón todo lo que puedas para ayudar a tu compañero.
