### Las lecciones de los cursos para empezar. Los números vienen de las reglas del juego que se aprende.

course-title-beginner = Para empezar
course-line-beginner = De la primera carta a la puntuación, paso a paso.
course-title-from = Si conoces: { $game }
course-line-from = Solo lo que cambia, y lo que allí valía y aquí no.
course-title-finer = Las sutilezas
course-line-finer = Todo está permitido; se trata de elegir bien.

lesson-packs =
    { $packs ->
        [2] Dos
       *[3] Tres
    } barajas
lesson-draw =
    { $draw ->
        [1] una carta
       *[2] dos cartas
    }
lesson-way =
    { $clockwise ->
        [yes] en el sentido del reloj
       *[no] en sentido contrario al reloj
    }
lesson-naturals =
    { $naturals ->
        [2] dos
       *[3] tres
    }

lesson-turn-title = Un turno
lesson-turn-text = { lesson-packs }, cuatro jugadores y tu compañero enfrente. Cada turno empieza con { lesson-draw } del mazo y termina con un descarte en el pozo. Toca el mazo; luego elige una carta que no te sirva y descártala.
lesson-turn-hint = Toca el mazo. Después toca el cuatro de tréboles y pulsa «Descartar».
lesson-turn-done = Eso es un turno: robar, exponer lo que quieras y descartar una. Después le toca al siguiente, { lesson-way }.

lesson-melds-title = Combinaciones
lesson-melds-text = Los puntos salen de las combinaciones: tres o más cartas del mismo valor, como tres sietes o cuatro reyes. Los palos no importan y no hay escaleras. Los compañeros comparten lo expuesto. Roba, expón los tres reyes, añade tu ocho a los ochos y descarta.
lesson-melds-hint = Elige los tres reyes y pulsa «Exponer». Después elige el ocho y toca los ochos de la mesa. Al final, descarta.
lesson-melds-done = Del ocho al rey, las cartas valen { $high }; los ases, { $ace }; del cuatro al siete, { $low }. En la mesa cuentan a favor; en la mano, en contra.

lesson-wilds-title = Comodines
lesson-wilds-text = Los doses y los jokers valen por cualquier carta natural. Una combinación lleva al menos dos cartas naturales, siempre más naturales que comodines, y nunca más de tres comodines. Solo tienes dos nueves: haz con ellos una combinación y descarta.
lesson-wilds-hint = Roba. Elige los dos nueves y el dos, pulsa «Exponer» y descarta una carta que no te sirva.
lesson-wilds-done = Un dos vale { $two } y un joker { $joker }: conviene guardarlos. Prueba algún día a poner dos comodines con dos naturales, y verás por qué no se puede.

lesson-wilds-loose-text = Los doses y los jokers valen por cualquier carta natural. Una combinación lleva al menos dos cartas naturales y nunca más de tres comodines. Solo tienes dos nueves: haz con ellos una combinación y descarta.
lesson-wilds-loose-done = Un dos vale { $two } y un joker { $joker }: conviene guardarlos. Dos nueves podrían llevar hasta tres comodines, pero una canasta pide cuatro naturales.

lesson-pile-title = Llevarse el pozo
lesson-pile-text = En vez de robar puedes llevarte el pozo entero, si expones enseguida su carta de encima con dos de tu mano. Encima hay un seis, y tú tienes dos. ¡Todas esas cartas serán tuyas!
lesson-pile-hint = Elige los dos seises y toca el pozo. Después, descarta.
lesson-pile-done = Con el pozo se ganan las partidas. Cuidado, pues, con lo que descartas: puede servirle al jugador siguiente.

lesson-frozen-title = El pozo premiado
lesson-frozen-text = El pozo está premiado: tiene debajo, cruzado, un dos. Ahora no sirven ni un comodín ni tus damas de la mesa: para llevártelo necesitas dos damas en la mano.
lesson-frozen-hint = Elige las dos damas de tu mano y toca el pozo. Después, descarta.
lesson-frozen-done = Para premiar el pozo se descarta un comodín. Para el bando que no ha abierto, el pozo siempre está premiado.

lesson-opening-title = Abrir
lesson-opening-text = Lo primero que expone tu bando en cada juego debe llegar a un mínimo, que sube con la puntuación. Con { $score } puntos hacen falta { $minimum }. Prepara las cartas; el contador dice cuánto llevas; confirma cuando baste.
lesson-opening-hint = Roba. Los dos ases con el dos y los tres nueves suman justo { $minimum }. Prepara las dos combinaciones, confirma la apertura y descarta.
lesson-opening-done = El mínimo depende de la puntuación de tu bando: { $opening }. Cuando un bando ha abierto, los dos compañeros exponen libremente el resto del juego.

lesson-canasta-title = Canastas
lesson-canasta-text = Siete cartas del mismo valor son una canasta: { $clean } puntos si es limpia, { $dirty } si es sucia, con comodines. Tu bando tiene cinco reyes y tú otros dos. Haz la canasta limpia y usa el dos para una combinación de nueves.
lesson-canasta-hint = Roba. Elige los dos reyes y toca los reyes de la mesa. Después expón los dos nueves con el dos y descarta.
lesson-canasta-done = La canasta limpia se cierra con una carta roja encima; la sucia, con una negra. Sin canasta nadie puede cerrar.

lesson-threes-title = Treses
lesson-threes-text = Los treses rojos son regalos: se exponen enseguida, se roba otra carta y el primero vale { $redthree }. Los treses negros son escudos: con uno encima, nadie puede llevarse el pozo. Los contrarios juntan ases y el pozo tiene uno encima. Roba y bloquéalo.
lesson-threes-hint = Roba: el tres rojo va solo a la mesa. Después descarta el tres de tréboles.
lesson-threes-done =
    { $redneed ->
        [canasta] Si tu bando no termina ninguna canasta
       *[meld] Si tu bando no expone nada
    }, sus treses rojos cuentan en contra. Los { $rednumber } juntos valen { $redall }.

lesson-out-title = Cerrar
lesson-out-text = Con una canasta, tu bando puede terminar el juego: cierra quien se queda sin cartas, y gana { $goingout } puntos. Es de buena educación preguntar antes al compañero, y su respuesta obliga. Roba, pregunta y cierra.
lesson-out-hint = Roba y pulsa «¿Puedo cerrar?». Tu compañero dice que sí. Expón los tres nueves, añade el ocho a los ochos y descarta el cuatro.
lesson-out-done = A los contrarios les quedaban cartas en la mano: les cuentan en contra. Cerrar a tiempo es media victoria.

lesson-score-title = La puntuación
lesson-score-text = En este turno puedes cerrar, y de más de una manera. Una canasta sucia vale { $dirty } y una limpia { $clean }: busca la manera de dejar limpios los ases. Después mira la hoja de puntuación, línea a línea.
lesson-score-hint = Roba. Añade los dos ases a los ases y expón los dos nueves con el dos. Las últimas cartas se pueden exponer todas: para cerrar no hace falta descartar.
lesson-score-done =
    Las canastas, los treses rojos y el cierre forman la base; después se cuentan las cartas. Gana la partida quien termina un juego con { $enough ->
        [yes] { $target } o más
       *[no] más de { $target }
    }.

lesson-score-both-text = En este turno puedes cerrar. La canasta sucia vale { $dirty }; la de ases vale { $acesdirty } sucia y { $acesclean } limpia. Termina los ases sin comodín, cierra y mira la hoja de puntuación, línea a línea.
lesson-score-both-hint = Roba y pulsa «¿Puedo cerrar?». Añade los dos ases a los ases, expón los tres nueves y descarta el dos.
