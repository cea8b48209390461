### La canasta clásica, de CL-1.1 a CL-X.8, y lo que cambian en ella las leyes internacionales, de IN-1 a IN-5.
### Cada línea es un párrafo; «Lectura:» abre lo que el texto original dejó sin decidir.

## Preparación

CL-1_1 = Se juega con dos barajas de 54 cartas, 108 en total, entre cuatro jugadores en dos parejas, con los compañeros sentados frente a frente.
CL-1_2 =
    Cada jugador recibe 11 cartas. Empieza el que está a la izquierda de quien reparte y se juega en el sentido de las agujas del reloj.
    Lectura: el reparto pasa cada vez al asiento siguiente en ese mismo sentido.
CL-1_3 = Se vuelve una carta para empezar el pozo. Mientras salga un comodín o un tres rojo, se coloca de lado (el pozo queda premiado) y se vuelve otra. Un tres negro sí puede quedar como primera carta; bloquea el pozo (CL-3.4).
CL-1_4 =
    Los treses rojos del reparto no se exponen ni se reponen al repartir, sino cuando a cada jugador le llega su primer turno.
    Lectura: si el juego termina antes de ese turno, son cartas de la mano (5 puntos en contra cada uno) y no honores. Regla de la casa: cuentan como honores.
CL-1_5 = Las cartas del tres al siete valen 5 puntos cada una; del 8 al rey, 10; los ases, 20; los doses, 20; los jokers, 50.

## Las combinaciones

CL-2_1 = Una combinación tiene de 3 a 11 cartas de un mismo valor: al menos dos naturales, como mucho tres comodines y siempre más naturales que comodines.
CL-2_2 = Cada bando tiene una sola combinación de cada valor: la segunda del mismo valor se une a la primera. Los compañeros comparten sus combinaciones, y se puede añadir cualquier número de cartas mientras la combinación siga siendo válida.
CL-2_3 = Los treses negros solo se exponen como última combinación antes de cerrar, y nunca con comodines.
CL-2_4 = Una canasta es una combinación de 7 cartas o más: limpia (natural) si no lleva comodines, sucia (mixta) si lleva alguno.

## El turno y el pozo

CL-3_1 = En su turno, el jugador roba la carta superior del mazo o se lleva el pozo entero; después expone combinaciones, y por último se descarta de una carta.
CL-3_2 = Llevarse el pozo exige combinar o añadir en el acto su carta superior, antes de tomar el resto y de hacer ninguna otra combinación: o bien con dos cartas de la mano (dos naturales, o una natural y un comodín), o bien añadiéndola a una combinación del propio bando.
CL-3_3 = El pozo está premiado (congelado) cuando hay en él un comodín o un tres rojo que no sea la carta superior. Entonces solo se puede tomar con dos cartas naturales de la mano iguales a la superior, combinadas en ese mismo turno; no basta con añadir la carta superior. Del mismo modo está premiado para el bando que no ha abierto.
CL-3_4 = Bloquean el pozo, cuando quedan encima, los treses de los dos colores y los comodines: entonces no se puede tomar de ninguna manera.
CL-3_5 = Cuando se abre con el pozo, el resto solo se toma una vez que las combinaciones hechas con la mano y la carta superior llegan al mínimo. Si la mano más la carta superior no pueden alcanzarlo, el pozo no se puede tomar.
CL-3_6 = Lectura: el texto original solo habla de los treses rojos del reparto. El que se roba del mazo se expone y se repone; el que está en un pozo que se toma se expone y no se repone; el que es la última carta del mazo se expone y no se repone, y el turno se juega como de costumbre (después se aplica CL-5.4).

## La apertura

CL-4_1 = El mínimo de apertura depende de la puntuación del bando: por debajo de 0, 15 puntos (en la práctica, sin mínimo); de 0 a 1495, 50; de 1500 a 2995, 90; desde 3000, 120. Cuentan juntas todas las combinaciones hechas en un mismo turno; los treses rojos no cuentan.
CL-4_2 = No se puede empezar ninguna combinación hasta que en la mano haya un conjunto válido de combinaciones que llegue al mínimo. Una vez empezada, el turno no puede terminar por debajo del mínimo, y no se puede exponer ni añadir nada que lo deje fuera de alcance.
CL-4_3 = Una apertura que dejaría al jugador sin una manera válida de terminar el turno (con una carta o ninguna, y sin canasta) no está permitida, por muchos puntos que sume.

## Cerrar el juego

CL-5_1 = Un bando con una canasta puede cerrar: el turno termina sin cartas en la mano, porque se han combinado todas o porque se han combinado todas menos una y esa se descarta. Sin canasta, nadie puede quedarse sin cartas, ni exponiendo ni descartando.
CL-5_2 =
    Cerrar en oculto es exponer toda la mano en un solo turno, sin que ese jugador haya expuesto ni añadido nada antes, en combinaciones completas (sin necesidad de añadir cartas a otras) y con una canasta entre ellas. Vale 100 puntos más. Si todas las combinaciones expuestas, y entre ellas una canasta, serían válidas sin las cartas del compañero, el premio se da aunque técnicamente se haya añadido alguna carta.
    Lectura: el original dice aquí «descartar» por añadir cartas a otras combinaciones. Se permite un descarte final, y el mínimo de apertura sigue vigente.
CL-5_3 = El jugador puede pedir permiso a su compañero para cerrar, después de robar y antes de exponer o descartar, pero solo si le es posible cerrar. El compañero dice sí o no, y la respuesta obliga: con un sí tiene que cerrar; con un no, no puede. Pedirlo es voluntario.
CL-5_4 = El juego también termina cuando un jugador acaba su turno y el mazo está vacío.

## Puntuación

CL-6_1 = Las cartas combinadas suman; las de la mano restan. La canasta limpia vale 500; la sucia, 300. Cerrar vale 100; cerrar en oculto, 100 más.
CL-6_2 =
    Cada tres rojo vale 100 puntos, y los cuatro, 800. Pero restan si el bando no tiene ninguna combinación cuando cierran los contrarios.
    Lectura: lo mismo vale cuando se ha acabado el mazo. Regla de la casa: entonces suman siempre.
CL-6_3 = La partida termina cuando al final de un juego un bando tiene 5000 puntos o más, y gana la puntuación más alta. Si empatan a 5000 o más, se sigue jugando.

## En la pantalla

CL-7_1 = El pozo premiado muestra de lado la carta que lo premió.
CL-7_2 = El botón «¿Puedo cerrar?» solo está activo cuando es posible cerrar y no se ha expuesto nada en ese turno. El compañero contesta, y su respuesta obliga.
CL-7_3 = La mesa no admite las jugadas que dejarían al jugador sin salida (CL-4.2, CL-4.3, CL-5.1), y dice por qué.

## Ejemplos resueltos

CL-X_1 = La mano es 6♣ 6♣ 7♥ 8♦ y la carta superior del pozo, 6♦; el bando ha abierto y el pozo no está premiado. El jugador lo toma con los dos seises.
CL-X_2 = El pozo está premiado, su carta superior es 5♠ y la mano es 5♥ 2♦ 2♦ Q♠ Q♦. Para tomar el pozo harían falta dos cincos: el jugador no puede y roba.
CL-X_3 = La carta superior es K♥, el bando ha expuesto K♦ K♦ K♣ 2♥ y el pozo no está premiado. El jugador añade el rey y se lleva el pozo.
CL-X_4 = El pozo está premiado, su carta superior es K♥ y el bando tiene reyes expuestos, pero en la mano no hay dos reyes. El jugador no puede tomar el pozo.
CL-X_5 = Con una puntuación de 1100 y la mano A♥ A♣ 2♦ 5♣ 6♥ 7♥ 8♣ 4♣ 4♣ 4♦ J♣ K♦, hacen falta 50 puntos para abrir. A♥ A♣ 2♦ (60) es la única combinación que basta por sí sola; después se pueden exponer 4♣ 4♣ 4♦. Los cuatros con el dos, sin más (35), no bastan.
CL-X_6 = Con una puntuación de 1500, la mano es A♥ A♣ 2♦ 5♣ 6♥ 7♥ 8♣ 9♣ 9♣ 9♦ 9♥ K♦. Los ases con el dos, por sí solos (60), no llegan a 90 puntos; junto con tres nueves suman 90.
CL-X_7 = Con una puntuación de 3000 y la mano A♥ A♣ 2♦ 2♥ 5♣ 6♥ 7♥ 8♣ 4♣ 4♣ 4♦ 4♥ K♦, no existe ninguna apertura válida (120 puntos).
CL-X_8 =
    Con una puntuación de 1800 y una mano de cuatro cincos, tres nueves, cuatro reyes y un tres negro, combinarlo todo suma exactamente 90 puntos, pero deja una carta y ninguna canasta: no está permitido.
    Lectura: la mano se da por valores, porque las cartas repetidas que enumera el original no existen en dos barajas.

## Canasta internacional: qué cambia respecto a la clásica

IN-1 = Una combinación necesita al menos dos naturales y lleva como mucho tres comodines, de modo que se admiten dos naturales con dos o tres comodines (CL-2.1 pide más naturales que comodines). Una canasta tiene al menos cuatro naturales.
IN-2 = Los treses rojos del reparto se exponen y se reponen en el acto, empezando por la izquierda de quien reparte (a diferencia de CL-1.4).
IN-3 = Quien tiene una sola carta en la mano no puede tomar un pozo de una sola carta.
IN-4 = Para cerrar en oculto directamente tras robar del mazo no hace falta llegar al mínimo de apertura (a diferencia de CL-5.2).
IN-5 = Acabado el mazo, se sigue jugando mientras cada jugador, en su turno, se lleva el pozo (a diferencia de CL-5.4). Tiene que llevárselo si no está premiado y encaja en una combinación de su bando; en los demás casos puede hacerlo. El primero que no puede o no quiere llevárselo pone fin al juego. Cuando la última carta del mazo resulta ser un tres rojo, quien la roba ni expone ni se descarta, y el juego termina (a diferencia de CL-3.6).
