### Lo que cambia de un juego a otro: se dice lo que vale aquí, sin nombrar el otro juego.

lesson-more-naturals-title = Más naturales que comodines
lesson-more-naturals-text = En cada combinación hay siempre más cartas naturales que comodines: dos nueves admiten un solo comodín. Tienes dos nueves, un dos y un joker. Haz la combinación que vale y descarta.
lesson-more-naturals-hint = Roba. Elige los dos nueves y el dos, pulsa «Exponer» y descarta. El joker se queda en la mano.
lesson-more-naturals-done = Con tres naturales caben dos comodines; con cuatro, tres. Quien guarda parejas necesita menos comodines.

lesson-two-wilds-title = Dos naturales y dos comodines
lesson-two-wilds-text = Bastan dos cartas naturales: con ellas caben hasta tres comodines. Tienes dos nueves, un dos y un joker. Expón las cuatro cartas de una vez y descarta.
lesson-two-wilds-hint = Roba. Elige los dos nueves, el dos y el joker, pulsa «Exponer» y descarta.
lesson-two-wilds-done = Ya son { $laid } puntos en la mesa. Pero una canasta pide al menos cuatro naturales: aún faltan dos nueves.

lesson-no-wild-meld-title = Nada de comodines solos
lesson-no-wild-meld-text = Los doses y los jokers solo acompañan a cartas naturales: tres comodines no forman combinación. Tienes tres comodines y dos nueves. Expón algo que valga y descarta.
lesson-no-wild-meld-hint = Roba. Elige los dos nueves y un dos, pulsa «Exponer» y descarta.
lesson-no-wild-meld-done = Los comodines que te quedan aún pueden terminar canastas o premiar el pozo.

lesson-wild-meld-title = La canasta de comodines
lesson-wild-meld-text = Tres o más comodines forman combinación sin ninguna carta natural. Siete son la canasta de comodines: { $wildsmixed } puntos. Tienes dos doses y un joker: exponlos y descarta.
lesson-wild-meld-hint = Roba. Elige los dos doses y el joker, pulsa «Exponer» y descarta.
lesson-wild-meld-done =
    { $wildstwos ->
        [2000] A esa combinación no se le añade nunca una natural. La canasta de comodines cuenta también para cerrar.
       *[other] A esa combinación no se le añade nunca una natural. Siete doses valen { $wildstwos }; seis jokers y un dos, { $wildsjokers }.
    }

lesson-swap-title = Rescatar un comodín
lesson-swap-text = En una canasta terminada de tu bando, una carta natural puede ocupar el lugar de un comodín, y el comodín va enseguida a otra combinación. Cambia tu rey por el dos y expón con él los dos nueves.
lesson-swap-hint = Roba. Elige el rey, toca la canasta de reyes y cambia el comodín. Expón el dos con los dos nueves y descarta.
lesson-swap-done = La canasta de reyes quedó limpia: { $clean } puntos en vez de { $dirty }, y el dos vuelve a servir. De la canasta de comodines no se rescata nada.

lesson-no-swap-title = El comodín se queda
lesson-no-swap-text = Un comodín se queda donde se puso: ninguna carta natural ocupa su lugar, tampoco en una canasta terminada. Añade tu rey a la canasta de reyes y descarta.
lesson-no-swap-hint = Roba. Elige el rey, toca la canasta de reyes y añádelo. Después, descarta.
lesson-no-swap-done = La canasta sigue sucia y vale { $dirty }. Piensa bien dónde pones cada comodín.

lesson-pile-wild-title = Una carta y un comodín
lesson-pile-wild-text = Tu bando ya abrió y el pozo no está premiado: para llevárselo bastan una carta igual a la de encima y un comodín. Encima hay un seis; tienes un seis y un dos.
lesson-pile-wild-hint = Elige el seis y el dos y toca el pozo. Después, descarta.
lesson-pile-wild-done = Mientras el pozo no esté premiado, cualquier carta tuya es una llave junto con un comodín. También lo es para los contrarios.

lesson-pile-pair-title = Solo con pareja
lesson-pile-pair-text = Para llevarte el pozo necesitas dos naturales de la mano, del valor de la carta de encima; una carta y un comodín no bastan. Encima hay un seis. Tienes dos seises y un dos: llévate el pozo y descarta.
lesson-pile-pair-hint = Elige los dos seises y toca el pozo. Después, descarta.
lesson-pile-pair-done = Cada pareja de la mano es una llave del pozo: no la rompas sin motivo.

lesson-pile-lay-off-title = El pozo con una combinación
lesson-pile-lay-off-text = Si el pozo no está premiado, puedes llevártelo sin ninguna carta de la mano: la de encima va a una combinación de tu bando. Encima hay una dama, y tu bando tiene damas en la mesa. Llévatelo y descarta.
lesson-pile-lay-off-hint = Toca el pozo: la dama va con las damas. Después, descarta.
lesson-pile-lay-off-done = Por eso es peligroso descartar lo que los contrarios tienen en la mesa.

lesson-pile-no-lay-off-title = La combinación no basta
lesson-pile-no-lay-off-text = Encima del pozo hay una dama, y tu bando tiene damas en la mesa. Eso no basta: hacen falta dos damas en la mano, y no tienes ninguna. Compruébalo; después roba y descarta.
lesson-pile-no-lay-off-hint = Toca el mazo y descarta una carta que no te sirva.
lesson-pile-no-lay-off-done = Eso también te protege: lo que los contrarios tienen en la mesa no les da el pozo.

lesson-frozen-three-title = Premiado: hacen falta tres
lesson-frozen-three-text = Un comodín cruzado en el pozo lo deja premiado. Para llevárselo hacen falta en la mano { lesson-naturals } cartas naturales iguales a la de encima. Tienes tres damas: llévate el pozo y descarta.
lesson-frozen-three-hint = Elige las tres damas y toca el pozo. Después, descarta.
lesson-frozen-three-done = Aquí un trío vale lo que una pareja en un pozo sin premiar. Un comodín descartado se lo niega a casi todos.

lesson-frozen-pair-title = Premiado: basta la pareja
lesson-frozen-pair-text = El pozo está premiado: hacen falta en la mano { lesson-naturals } cartas naturales iguales a la de encima, y ningún comodín ayuda. Encima hay una dama y tienes dos. Llévate el pozo y descarta.
lesson-frozen-pair-hint = Elige las dos damas y toca el pozo. Después, descarta.
lesson-frozen-pair-done = Para el bando que no ha abierto, el pozo siempre está premiado: también entonces la llave es la pareja.

lesson-wilds-before-title = Comodines antes del pozo
lesson-wilds-before-text = Quien quiere una canasta de comodines debe tener en la mesa tres o más antes de llevarse un pozo premiado: después ya no se puede empezar ninguna. Expón tus tres comodines, llévate el pozo con las damas y descarta.
lesson-wilds-before-hint = Elige los dos doses y el joker y pulsa «Exponer». Después elige las tres damas y toca el pozo. Al final, descarta.
lesson-wilds-before-done = Una combinación de comodines ya empezada sí puede terminarse más tarde: vale { $wildsmixed } o más.

lesson-open-first-title = Primero abrir, después el pozo
lesson-open-first-text = Quien se lleva el pozo por primera vez debe haber abierto ya, o abrir antes en ese turno con cartas de la mano. Hacen falta { $minimum } puntos, sin contar los seises ni la carta de encima. Abre, llévate el pozo y descarta.
lesson-open-first-hint = Sin robar, prepara los tres ases y los tres reyes y confirma. Después elige los dos seises, toca el pozo y descarta.
lesson-open-first-done = El mínimo depende de la puntuación de tu bando: { $opening }. Solo cuentan los puntos de las cartas.

lesson-open-with-pile-title = Abrir con el pozo
lesson-open-with-pile-text = Se puede abrir con el pozo: su carta de encima cuenta para el mínimo. Hacen falta { $minimum } puntos. Encima hay un as y tienes dos: llévate el pozo y descarta.
lesson-open-with-pile-hint = Elige los dos ases y toca el pozo. Después, descarta.
lesson-open-with-pile-done = Tres ases son { $threeaces } puntos. El resto del pozo solo se toma cuando el mínimo está en la mesa.

lesson-second-canasta-title = La segunda canasta
lesson-second-canasta-text = Una canasta tiene exactamente siete cartas y queda cerrada. Con tres reyes más se empieza otra: la segunda del mismo valor vale doble, y la tercera, triple. Expón tus tres reyes y descarta.
lesson-second-canasta-hint = Roba. Elige los tres reyes, pulsa «Exponer» y descarta.
lesson-second-canasta-done = Con { $each } cartas de cada valor, una segunda canasta es posible; una tercera, muy rara.

lesson-canasta-grows-title = Una canasta crece
lesson-canasta-grows-text = Una canasta puede tener más de siete cartas, y cada bando tiene una sola combinación de cada valor. Añade tu rey a la canasta de reyes y descarta.
lesson-canasta-grows-hint = Roba. Elige el rey y toca la canasta de reyes. Después, descarta.
lesson-canasta-grows-done = El premio no cambia; el rey suma sus { $high } puntos. Un comodín dejaría sucia una canasta limpia.

lesson-moda-title = La canasta de moda
lesson-moda-text = El corte señala un valor: la moda de este juego. Su canasta vale doble, limpia o sucia. Hoy la moda es la dama. Tienes un comodín, seis reyes y seis damas en la mesa: ponlo donde más vale y descarta.
lesson-moda-hint = Roba. Elige el dos, toca las damas y descarta.
lesson-moda-done = { $twodirty } puntos en vez de { $dirty }. Y quien corta justo las cartas que se reparten gana { $exactcut }.

lesson-threes-canasta-title = Treses rojos: con canasta
lesson-threes-canasta-text = Los treses rojos solo cuentan a favor de un bando con una canasta; sin ella cuentan en contra. Los contrarios están a punto de cerrar y tu bando tiene dos treses rojos. Termina la canasta de reyes y descarta.
lesson-threes-canasta-hint = Roba. Elige el dos, toca los reyes y descarta.
lesson-threes-canasta-done = Tus dos treses rojos suman ahora { $redtwo } en vez de restarlos. Los { $rednumber } juntos valen { $redall }.

lesson-threes-meld-title = Treses rojos: basta exponer
lesson-threes-meld-text = Los treses rojos cuentan a favor en cuanto tu bando expone algo; si no expone nada, en contra. Los contrarios están a punto de cerrar y tu bando tiene dos treses rojos. Abre con { $minimum } puntos o más y descarta.
lesson-threes-meld-hint = Roba. Prepara los tres reyes y los dos ases con el dos, confirma la apertura y descarta.
lesson-threes-meld-done = Tus dos treses rojos suman ahora { $redtwo } en vez de restarlos. Los { $rednumber } juntos valen { $redall }.

lesson-number-award-title = El premio por varias canastas
lesson-number-award-text = { $firstnumber } canastas de tu bando valen { $firstaward } puntos más; { $lastnumber }, otros { $lastaward }. Ya van cuatro y tienes un comodín: termina la siguiente y descarta.
lesson-number-award-hint = Roba. Elige el dos, toca la combinación de seis cincos y descarta.
lesson-number-award-done = Antes de cerrar cuenta las canastas: una más puede valer más que el cierre.

lesson-one-card-title = Con una sola carta
lesson-one-card-text =
    { $onecard ->
        [not_while_stock] Quien se queda con una sola carta dice «pumba» y ya no puede llevarse el pozo mientras haya mazo. Te queda un nueve y encima del pozo hay otro: roba y cierra.
       *[other] Quien tiene una sola carta no puede llevarse un pozo de una sola carta. Te queda un nueve y el pozo es otro nueve: roba y cierra.
    }
lesson-one-card-hint = Toca el mazo. Añade tu nueve a los nueves y descarta la jota.
lesson-one-card-done = Antes de quedarte con una carta, piensa si el pozo te hará falta.

lesson-one-card-free-title = Una carta basta
lesson-one-card-free-text = También quien tiene una sola carta puede llevarse el pozo. Te queda un nueve y el pozo es otro nueve: va con los nueves de tu bando. Llévatelo y cierra descartando.
lesson-one-card-free-hint = Toca el pozo: el nueve va con los nueves. Después descarta el tuyo.
lesson-one-card-free-done = Cuidado con los contrarios que tienen pocas cartas: aquí aún pueden llevarse el pozo.

lesson-whole-hand-title = Abatir la mano entera
lesson-whole-hand-text = Quien expone la mano entera de una vez, con una canasta, cierra sin ningún mínimo. Con { $score } puntos harían falta { $minimum }; tus cartas suman menos. Roba y exponlo todo.
lesson-whole-hand-hint = Roba. Prepara los siete cuatros y los tres reyes, confirma y descarta el cinco.
lesson-whole-hand-done =
    { $concealedfirst ->
        [1000] Abatir vale { $concealedlater } puntos más, y { $concealedfirst } en el primer turno. Por eso a veces conviene no exponer nada.
       *[other] Cerrar así vale { $concealedlater } puntos más. Por eso a veces conviene no exponer nada.
    }

lesson-whole-hand-minimum-title = El mínimo vale siempre
lesson-whole-hand-minimum-text = También quien expone la mano entera de una vez debe llegar al mínimo. Con { $score } puntos hacen falta { $minimum }, y los siete cuatros y los tres reyes suman menos. Compruébalo; después roba y descarta.
lesson-whole-hand-minimum-hint = Roba y descarta el cinco. Con un comodín o unos ases más podrás abrir.
lesson-whole-hand-minimum-done = Con una puntuación alta conviene guardar ases y comodines para abrir.

lesson-leave-first-title = Preguntar antes de exponer
lesson-leave-first-text = A tu compañero se le pregunta después de robar y antes de exponer o descartar nada. La respuesta obliga. Roba, pregunta y cierra.
lesson-leave-first-hint = Roba y pulsa «¿Puedo cerrar?». Después expón los tres nueves, añade el ocho a los ochos y descarta el cuatro.
lesson-leave-first-done = Con un sí hay que cerrar en ese turno; con un no, no se puede.

lesson-leave-late-title = Preguntar más tarde
lesson-leave-late-text = A tu compañero se le puede preguntar en cualquier momento del turno, antes de las últimas cartas. Roba, expón los tres nueves, pregunta y cierra.
lesson-leave-late-hint = Roba y expón los tres nueves. Pulsa «¿Puedo cerrar?», añade el ocho a los ochos y descarta el cuatro.
lesson-leave-late-done = La pregunta es libre, pero la respuesta obliga.

lesson-must-ask-title = Hay que preguntar
lesson-must-ask-text = Para cerrar hay que preguntar al compañero antes de exponer ninguna carta en ese turno; sin su sí no se cierra. Ya robaste, y tu bando tiene una canasta limpia y una sucia. Pregunta y cierra.
lesson-must-ask-hint = Pulsa «¿Puedo cerrar?». Después expón los tres nueves y descarta el cuatro.
lesson-must-ask-done = Cerrar vale { $goingout } puntos. Con un sí, hay que hacerlo.

lesson-clean-and-dirty-title = Una limpia y una sucia
lesson-clean-and-dirty-text = Para cerrar hacen falta una canasta limpia y una sucia, o dos limpias si tu bando no tiene ningún comodín en la mesa. Tu bando solo tiene una sucia: pregunta si puedes cerrar y mira la regla. Después descarta una sola carta.
lesson-clean-and-dirty-hint = Descarta el cuatro y quédate con los nueves.
lesson-clean-and-dirty-done = Faltan dos ochos para la canasta limpia. Hasta entonces nadie del bando puede quedarse sin cartas.

lesson-last-discard-title = La última carta se descarta
lesson-last-discard-text = Quien cierra expone todo menos una carta, y esa la descarta: sin descarte no hay cierre. Ya robaste y tienes cuatro nueves. Pregunta, cierra y guarda uno para el descarte.
lesson-last-discard-hint = Pulsa «¿Puedo cerrar?». Elige tres nueves, pulsa «Exponer» y descarta el cuarto.
lesson-last-discard-done = Piensa en el descarte antes de añadir la última carta.

lesson-black-last-title = Treses negros, al final
lesson-black-last-text = Los treses negros solo se exponen al cerrar, sin comodines, y como última combinación. Tienes tres de ellos y tres nueves al robar: exponlos en el orden debido y cierra.
lesson-black-last-hint = Roba. Expón los tres nueves; después, los tres treses negros, y descarta el cuatro.
lesson-black-last-done = Hasta el cierre bloquean el pozo: nadie se lo lleva con uno encima.

lesson-black-four-title = Los cuatro treses negros
lesson-black-four-text = Al cerrar se pueden exponer treses negros, sin comodines y en cualquier orden. Los { $blacknumber } juntos valen { $blackout } puntos. Roba, expón los tuyos y cierra.
lesson-black-four-hint = Roba. Expón los cuatro treses negros y los tres nueves, y descarta el cuatro.
lesson-black-four-done = Pero quien los tiene todos en la mano al terminar el juego pierde { $blackheld }.

lesson-one-canasta-title = Una canasta basta
lesson-one-canasta-text = Para cerrar basta una canasta, limpia o sucia. No es obligatorio preguntar ni descartar: se pueden exponer todas las cartas. Ya robaste: expón los cuatro nueves.
lesson-one-canasta-hint = Elige los cuatro nueves y pulsa «Exponer».
lesson-one-canasta-done = Cerrar vale { $goingout } puntos. Aquí los juegos acaban antes: no guardes demasiado en la mano.

lesson-stock-out-title = Sin mazo se sigue jugando
lesson-stock-out-text = Cuando se acaba el mazo, el juego sigue mientras cada jugador se lleve el pozo. Si la carta de encima va con una combinación de tu bando y puedes llevártelo, es obligatorio. Llévatelo y descarta.
lesson-stock-out-hint = Toca el pozo: la dama va con las damas. Después, descarta.
lesson-stock-out-done = El primer jugador que no se lleve el pozo termina el juego. Hasta entonces, elige bien el descarte.
