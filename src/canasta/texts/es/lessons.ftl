### El tutorial: diez posiciones del juego clásico, que juega quien aprende.

learn-title = Aprender a jugar
learn-lesson = Lección { $number } de { $of }
learn-lessons = Las lecciones
learn-done-mark = hecha
learn-show-hint = Muéstrame cómo
learn-again = Empezar de nuevo
learn-next = Siguiente lección
learn-finish = Jugar una partida
learn-missed = Todo eso estaba permitido, pero no es lo que pide esta lección. Inténtalo otra vez.
learn-all-done = Ya conoces el juego clásico. Lo demás solo lo enseña una partida.
learn-sheet-you = Tu bando
learn-sheet-them = Los otros

lesson-turn-title = Un turno
lesson-turn-text = Dos barajas, cuatro jugadores y tu compañero enfrente. Cada turno empieza con una carta del mazo y termina con un descarte en el pozo. Toca el mazo; luego elige una carta que no te sirva y descártala.
lesson-turn-hint = Toca el mazo. Después toca el cuatro de tréboles y pulsa «Descartar».
lesson-turn-done = Eso es un turno: robar, exponer lo que quieras y descartar una. Después sigue el siguiente, en el sentido del reloj.

lesson-melds-title = Combinaciones
lesson-melds-text = Los puntos salen de las combinaciones: tres o más cartas del mismo valor, como tres sietes o cuatro reyes. Los palos no importan y no hay escaleras. Los compañeros comparten lo que exponen. Roba, expón los tres reyes, añade tu ocho a los ochos y descarta.
lesson-melds-hint = Elige los tres reyes y pulsa «Exponer». Después elige el ocho y toca los ochos de la mesa. Al final, descarta.
lesson-melds-done = Del 8 al rey, las cartas valen 10; los ases, 20; del tres al siete, 5. En la mesa cuentan a favor; en la mano, en contra.

lesson-wilds-title = Comodines
lesson-wilds-text = Los doses y los jokers valen por cualquier carta. Una combinación lleva al menos dos cartas naturales, siempre más naturales que comodines, y nunca más de tres comodines. Solo tienes dos nueves: haz con ellos una combinación y descarta.
lesson-wilds-hint = Roba. Elige los dos nueves y el dos, pulsa «Exponer» y descarta una carta que no te sirva.
lesson-wilds-done = Un dos vale 20 y un joker 50: conviene guardarlos. Prueba algún día a poner dos comodines con dos naturales, y verás por qué no se puede.

lesson-pile-title = Llevarse el pozo
lesson-pile-text = En vez de robar puedes llevarte el pozo entero, si expones enseguida su carta de encima con dos de tu mano. Encima hay un seis, y tú tienes dos. ¡Todas esas cartas serán tuyas!
lesson-pile-hint = Elige los dos seises y toca el pozo. Después, descarta.
lesson-pile-done = Con el pozo se ganan las partidas. Cuidado, pues, con lo que descartas: puede servirle al jugador de tu izquierda.

lesson-frozen-title = El pozo premiado
lesson-frozen-text = El pozo está premiado: tiene debajo, cruzado, un dos. Ahora no sirven ni un comodín ni tus damas de la mesa: para llevárselo hacen falta dos damas naturales en la mano.
lesson-frozen-hint = Elige las dos damas de tu mano y toca el pozo. Después, descarta.
lesson-frozen-done = Para premiar el pozo se descarta un comodín. Para el bando que no ha abierto, el pozo siempre está premiado.

lesson-opening-title = Abrir
lesson-opening-text = Lo primero que expone tu bando en cada juego debe llegar a un mínimo: 50 puntos; 90 desde un tanteo de 1500; 120 desde 3000. Con 1600 puntos hacen falta 90. Prepara las cartas; el contador dice cuánto llevas; confirma cuando baste.
lesson-opening-hint = Roba. Dos ases y el dos suman 60; tres nueves, 30. Prepara las dos combinaciones, confirma la apertura y descarta.
lesson-opening-done = Cuando un bando ha abierto, los dos compañeros exponen libremente el resto del juego.

lesson-canasta-title = Canastas
lesson-canasta-text = Siete cartas del mismo valor son una canasta: 500 puntos si es limpia, 300 si es sucia, con comodines. Tu bando tiene cinco reyes y tú otros dos. Haz la canasta limpia y usa el dos para una combinación de nueves.
lesson-canasta-hint = Roba. Elige los dos reyes y toca los reyes de la mesa. Después expón los dos nueves con el dos y descarta.
lesson-canasta-done = La canasta limpia se cierra con una carta roja encima; la sucia, con una negra. Sin una canasta nadie puede cerrar.

lesson-threes-title = Treses
lesson-threes-text = Los treses rojos son regalos: se exponen enseguida, se roba otra carta y cada uno vale 100. Los treses negros son escudos: con uno encima, nadie puede llevarse el pozo. Los otros juntan ases y en el pozo hay un as. Roba y tapa el pozo.
lesson-threes-hint = Roba: el tres rojo va solo a la mesa. Después descarta el tres de tréboles.
lesson-threes-done = Si tu bando no expone nada, sus treses rojos cuentan en contra. Los cuatro juntos valen 800.

lesson-out-title = Cerrar
lesson-out-text = Con una canasta, tu bando puede terminar el juego: cierra quien se queda sin cartas, y gana 100 puntos. Es de buena educación preguntar antes al compañero, y su respuesta obliga. Roba, pregunta y cierra.
lesson-out-hint = Roba y pulsa «¿Puedo cerrar?». Tu compañero dice que sí. Expón los tres nueves, añade el ocho a los ochos y descarta el cuatro.
lesson-out-done = A los otros les quedaban cartas en la mano: les cuentan en contra. Cerrar a tiempo es media partida.

lesson-score-title = El tanteo
lesson-score-text = En este turno puedes cerrar, y de más de una manera. Una canasta sucia vale 300 y una limpia 500: busca la manera de dejar limpios los ases. Después mira el tanteo, línea a línea.
lesson-score-hint = Roba. Añade los dos ases a los ases y expón los dos nueves con el dos. Las últimas cartas se pueden exponer todas: para cerrar no hace falta descartar.
lesson-score-done = Las canastas, los treses rojos y el cierre forman la base; después se cuentan las cartas. Gana la partida quien llega antes a 5000 al terminar un juego.
