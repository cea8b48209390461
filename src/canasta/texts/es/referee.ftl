### El árbitro: qué pasó, las preguntas que deciden, y lo que dice el libro.

## Los casos

referee-offence-faulty-pack = La baraja es defectuosa o está incompleta
referee-offence-not-cut = No se cortó antes de repartir
referee-offence-wrong-count = A alguien se le dieron cartas de más o de menos
referee-offence-wrong-dealer = Repartió quien no debía
referee-offence-red-three-not-shown = No expuso a tiempo un tres rojo del reparto
referee-offence-left-pile-cards = Se llevó el pozo y dejó alguna de sus cartas
referee-offence-drew-out-of-turn = Robó del mazo fuera de turno
referee-offence-drew-too-many = Robó cartas de más
referee-offence-went-back-on-draw = Se arrepintió de una carta ya tomada
referee-offence-pile-before-cards = Tomó el pozo sin mostrar antes las cartas con las que lo combina
referee-offence-pile-out-of-turn = Tomó o quiso tomar el pozo fuera de turno
referee-offence-top-taken-cannot-open = Tomó la carta de encima del pozo y no puede abrir
referee-offence-opening-short = Abrió sin llegar al mínimo
referee-offence-counted-did-not-open = Se detuvo a contar puntos y no abrió
referee-offence-wrong-close = Cerró mal
referee-offence-asked-leave-unable = Pidió permiso para cerrar y no puede
referee-offence-out-without-canasta = { $canastas ->
    [one] Expuso cartas para cerrar sin tener canasta
   *[other] Expuso cartas para cerrar sin tener las { $canastas } canastas que hacen falta
}
referee-offence-closed-without-leave = Cerró sin pedir permiso
referee-offence-leave-disobeyed = Pidió permiso y no hizo caso de la respuesta
referee-offence-leave-with-information = Dio información al pedir permiso o al responder
referee-offence-pumba-not-announced = No anunció pumba al quedarse con una carta
referee-offence-laid-in-partners-turn = Expuso cartas en el turno de su compañero
referee-offence-laid-in-opponents-turn = Expuso cartas en el turno de un contrario
referee-offence-laid-apart = Expuso por separado cartas de un mismo valor
referee-offence-wild-on-wrong-meld = Colocó un comodín en la combinación que no era
referee-offence-two-cards-laid = Expuso dos cartas de un valor sin tener la tercera
referee-offence-laid-no-combination = Expuso cartas que no forman parte de ninguna combinación
referee-offence-laid-card-taken-back = Recogió una carta ya expuesta
referee-offence-melded-card-discarded = Se descartó de una carta de la mesa
referee-offence-wild-taken-from-meld = Sacó un comodín de una combinación sin completar
referee-offence-cards-to-partner = Pasó cartas a su compañero sin decir en qué combinación van
referee-offence-cards-shown = Se le vieron cartas de la mano
referee-offence-several-discarded = Se descartó de dos o más cartas a la vez
referee-offence-penalised-kept-back = Se descartó de otra carta con cartas penalizadas en la mesa
referee-offence-penalised-at-end = Acabó el juego con cartas penalizadas sin usar
referee-offence-red-threes-in-hand = Acabó el juego con treses rojos en la mano
referee-offence-black-threes-held = { $every ->
    [yes] Acabó el juego con los { $blacks } treses negros en la mano
   *[no] Acabó el juego con { $blacks } treses negros o más en la mano
}
referee-offence-red-threes-without-meld = Su bando tiene treses rojos y ninguna combinación
referee-offence-looked-through-pile = Miró las cartas del pozo
referee-offence-signals = Hizo señas o comentarios a su compañero
referee-offence-telephone = Usó el teléfono durante la partida
referee-offence-pile-without-right = Se llevó el pozo sin tener derecho a él
referee-offence-pile-with-one-card = Tomó el pozo con una sola carta en la mano
referee-offence-meld-against-rules = Expuso una combinación que las reglas no permiten
referee-offence-barred-partner-played = Jugó un compañero que tenía prohibido jugar
referee-offence-no-draw = No robó ni tomó el pozo
referee-offence-no-discard = No se descartó
referee-offence-turn-skipped = Se saltaron el turno de un jugador
referee-offence-false-pumba = Anunció pumba con más de una carta
referee-offence-count-of-cards = No quiso decir cuántas cartas tiene, dijo mal el número, o se lo preguntaron fuera de turno
referee-offence-left-the-table = Se ausentó de la mesa sin autorización, o abandonó la partida
referee-offence-seat-or-player-changed = Cambió de asiento, o jugó otro en su lugar, con la partida empezada
referee-offence-score-disputed = Se discute una puntuación ya anotada
referee-offence-none-of-these = Nada de esto

## Las preguntas

referee-fact-noticed = ¿Cuándo se advirtió?
referee-fact-written = ¿Está ya aceptada y anotada la puntuación del juego?
referee-fact-place_passed = ¿Había pasado ya su vez en la ronda de treses rojos?
referee-fact-said_by = ¿Quién lo dijo?
referee-fact-cards = ¿Cuántas cartas?
referee-fact-seen = ¿Se vieron?
referee-fact-mixed = ¿Mezcló la carta con las de su mano?
referee-fact-drawer = ¿Quién robó?
referee-fact-extra = ¿Cuántas cartas de más?
referee-fact-demanded = ¿Exige alguien que se deshaga la toma?
referee-fact-laid = ¿Expuso cartas para abrir?
referee-fact-how = ¿Cómo se vieron?
referee-fact-whole_hand = ¿Expuso toda la mano de una vez?
referee-fact-canasta = ¿Hay entre esas cartas una canasta que permita cerrar?
referee-fact-opening_or_closing = ¿Estaba abriendo o cerrando?
referee-fact-leave_given = ¿Le dijo que sí su compañero?
referee-fact-pile_taken = ¿Quién se ha llevado el pozo desde entonces, si se lo ha llevado alguien?
referee-fact-from_stock = ¿Había robado del mazo en ese turno?
referee-fact-mended = ¿Puede arreglarlo antes de descartarse?
referee-fact-left_over = ¿Sobró alguna de las cartas expuestas?
referee-fact-since = ¿Qué ha pasado desde entonces?
referee-fact-worth = ¿Cuántos puntos valen esas cartas?
referee-fact-stock_left = ¿Cuántas cartas quedan en el mazo?
referee-fact-last_laid = ¿Qué fue lo último que expuso?
referee-fact-holds_wild = ¿Tiene un comodín en la mano?
referee-fact-ended = ¿Cómo acabó el juego?
referee-fact-pile_fault = ¿Por qué no podía llevarse el pozo?
referee-fact-meld_fault = ¿Qué tiene de malo la combinación?
referee-fact-did = ¿Qué hizo?
referee-fact-discarded = ¿Se ha descartado ya?
referee-fact-next_began = ¿Ha empezado ya el jugador siguiente?
referee-fact-answered = ¿Qué pasó con la pregunta?
referee-fact-absence = ¿Va a volver?

referee-yes = Sí
referee-no = No

referee-answer-noticed-before_first_play = Antes de la primera jugada
referee-answer-noticed-after_first_play = Después de la primera jugada
referee-answer-noticed-before_next_begins = Antes de que empezara el jugador siguiente
referee-answer-noticed-before_discard = Antes de que se descartara
referee-answer-noticed-after_discard = Después de que se descartara
referee-answer-noticed-next_players_turn = Después, antes de que se descartara el jugador siguiente
referee-answer-noticed-later = Más tarde, o nunca
referee-answer-noticed-in_time = Antes de que terminara su turno el jugador siguiente
referee-answer-noticed-too_late = Después
referee-answer-said_by-opponent = Un contrario
referee-answer-said_by-own_side = Alguien de su propio bando
referee-answer-drawer-next_player = El jugador al que le tocaba a continuación
referee-answer-drawer-another = Otro jugador
referee-answer-how-dropped = Se le cayeron o las enseñó por descuido
referee-answer-how-laid_by_mistake = Las puso en la mesa por error
referee-answer-since-nothing_yet = Nada todavía: se acaba de advertir
referee-answer-since-still_short = Le ha vuelto a tocar y sigue sin llegar
referee-answer-since-completed = Ha completado la apertura
referee-answer-since-opponents_closed = El otro bando ha cerrado
referee-answer-since-stock_ended = Se acabó el mazo y no cerró nadie
referee-answer-pile_taken-nobody = Nadie
referee-answer-pile_taken-offender = Quien abrió
referee-answer-pile_taken-partner = Su compañero
referee-answer-pile_taken-opponent = Un contrario
referee-answer-last_laid-card = Una carta suelta
referee-answer-last_laid-trio = Un trío
referee-answer-ended-somebody_closed = Alguien cerró
referee-answer-ended-nobody_closed = No cerró nadie
referee-answer-pile_fault-too_few_naturals = Estaba premiado y le faltaban cartas naturales
referee-answer-pile_fault-blocked = Tenía encima un tres negro o un comodín
referee-answer-pile_fault-two_wilds = Lo tomó con dos comodines, o con uno donde no se admite ninguno
referee-answer-pile_fault-no_match = No tenía con qué combinar la carta de encima
referee-answer-pile_fault-barred = Lo tenía prohibido en ese turno
referee-answer-meld_fault-too_many_wilds = Lleva demasiados comodines
referee-answer-meld_fault-only_wilds = Es solo de comodines
referee-answer-meld_fault-natural_on_wilds = Puso una carta natural en una combinación de comodines
referee-answer-meld_fault-wilds_after_pile = Empezó una de comodines después de tomar un pozo premiado
referee-answer-meld_fault-black_threes = Es de treses negros, y lleva comodines o no cerraba
referee-answer-meld_fault-over_seven = Pasa de siete cartas
referee-answer-did-laid = Expuso cartas con la apertura de su bando sin completar
referee-answer-did-opened = Abrió con la apertura de su bando sin completar
referee-answer-did-took_pile = Se llevó el pozo con la apertura de su bando sin completar
referee-answer-did-opened_after_counting = Abrió después de que su compañero contara puntos sin abrir
referee-answer-answered-refused = Se negó a contestar
referee-answer-answered-wrong = Dijo un número que no era
referee-answer-answered-asked_out_of_turn = Se preguntó fuera de turno
referee-answer-absence-without_leave = Sí, pero se fue sin autorización del árbitro
referee-answer-absence-for_good = No: abandona la partida

## Lo que se sigue

referee-then-points-off = { $alone ->
    [yes] Se restan { $points } puntos al infractor. Nadie se los anota.
   *[no] Se restan { $points } puntos al bando infractor. Los contrarios no se los anotan.
}
referee-then-lapsed = La falta ha prescrito: no hay penalización, y lo hecho, hecho queda.
referee-then-silent = El libro de esta modalidad no dice nada de este caso, y ningún otro lo trata: decide el árbitro o, si no lo hay, la mesa.
referee-then-arbiter-decides = El libro no fija penalización para esta falta: decide el árbitro, según lo que sí dice la regla.
referee-then-arbiter-may-add = El árbitro decide si cuesta algo más: la regla no dice nada más.
referee-then-arbiter-picks-discard = Una de ellas es el descarte; el árbitro decide cuál.
referee-then-none-fits = Ningún caso del libro corresponde a este: decide el árbitro o, si no lo hay, la mesa. Esto es lo más cercano que dice el libro.
referee-then-no-offence = No hay falta: cuando el juego acaba así, no se cobra nada.

referee-then-replace-pack = Se cambia la baraja por otra.
referee-then-deal-again = Se recogen todas las cartas, se barajan y se reparten de nuevo.
referee-then-cut-stands = El corte anterior sigue valiendo para la canasta de moda, para el premio por corte exacto y para las cartas que se quedó quien cortó.
referee-then-cut-blind = El nuevo corte se hace sin mirar la carta inferior.
referee-then-cut-as-usual = Esta vez se corta como siempre.
referee-then-deal-stands = El reparto vale.
referee-then-rightful-mano = Empieza quien debía ser mano.
referee-then-order-stands = El reparto vale, y también el nuevo orden de juego.
referee-then-next-dealer = { $to ->
    [left] El juego siguiente lo reparte el jugador situado a la izquierda de quien ha repartido este.
   *[right] El juego siguiente lo reparte el jugador situado a la derecha de quien ha repartido este.
}
referee-then-play-on = Es tarde para repartir de nuevo: se sigue jugando con las cartas como están.
referee-then-expose-red-three = Tiene que exponer el tres rojo ahora mismo.
referee-then-replace-red-three = Lo repone con una carta del mazo, como todos.
referee-then-no-replacement = Ya no puede reponerlo: jugará con una carta menos.

referee-then-take-the-rest = Tiene que recoger también las cartas que dejó: el pozo se toma entero.
referee-then-rest-stays = Las cartas que dejó se quedan en el pozo.
referee-then-pile-given-up = En el turno que le toca no puede llevarse el pozo, sea cual sea el descarte.
referee-then-lifted-are-the-draw = Las cartas levantadas quedan aparte, boca abajo, y serán su robo cuando le toque.
referee-then-drawn-aside-penalised = Lo robado se aparta, boca arriba delante del infractor, y queda penalizado.
referee-then-take-both-aside = Cuando le toque, tiene que tomar esas dos cartas: son su robo.
referee-then-take-aside-and-one = Cuando le toque, toma esa carta y otra del mazo.
referee-then-drawn-to-stock = La carta robada vuelve al mazo.
referee-then-drawn-in-hand = La carta ya no se distingue de las demás y se queda en la mano.
referee-then-draw-stands = La carta vale como robo de su turno.
referee-then-turn-goes-on = El jugador de turno se descarta como de costumbre.
referee-then-skip-draws = { $n ->
    [one] Deja de robar una vez, y en ese turno se descarta.
   *[other] Deja de robar { $n } veces, y en cada turno se descarta.
}
referee-then-draw-fewer = { $n ->
    [one] En su próximo turno roba una carta menos, y se descarta.
   *[other] En sus próximos turnos roba { $n } cartas menos en total, y en cada uno se descarta.
}
referee-then-no-play-until-right = Mientras no tenga las cartas que debe, no puede exponer ni llevarse el pozo.
referee-then-pile-back = El pozo vuelve a su sitio, tal como estaba.
referee-then-top-back = La carta de encima vuelve al pozo.
referee-then-draw-from-stock = Roba del mazo y sigue con su turno.
referee-then-pile-rebuilt = Se extienden sobre la mesa su mano y el pozo, y se reconstruye el pozo.
referee-then-doubt-to-offended = En caso de duda decide el bando perjudicado.
referee-then-hand-penalised = Las cartas que eran de su mano quedan boca arriba, penalizadas.
referee-then-taking-cards-penalised = Las cartas que expuso para tomarlo quedan boca arriba delante del infractor, penalizadas.
referee-then-show-before-next-time = Muestra ahora las cartas con las que combina la de encima; la toma vale.
referee-then-first-draw-stands = Vale lo que tomó primero.

referee-then-opening-stands = La apertura vale.
referee-then-opening-needs-none = No hay falta: quien abate toda la mano de una vez no necesita llegar al mínimo.
referee-then-may-regroup = Antes de descartarse puede reagrupar las cartas que ha expuesto en este turno; ninguna vuelve a la mano.
referee-then-may-mend = Antes de descartarse puede arreglarlo añadiendo cartas o haciendo otras combinaciones con ellas.
referee-then-opening-lies = Las cartas de la apertura se quedan en la mesa.
referee-then-complete-opening = En su próximo turno, antes de robar, tiene que completar la apertura sin deshacer lo que está en la mesa; solo entonces roba.
referee-then-nothing-more-yet = No tiene que exponer nada más hasta que reúna los puntos que faltan.
referee-then-partner-barred = Hasta que la apertura esté bien, su compañero no puede llevarse el pozo, ni abrir, ni colocar una sola carta.
referee-then-counts-against-if-closed = Si el otro bando cierra antes de que se corrija, las cartas de esa apertura restan al bando infractor.
referee-then-opening-counts-against = Son las cartas de la apertura en falso: restan en lugar de sumar. Una canasta que haya entre ellas no se premia, y los treses rojos cuentan como si el bando no la tuviera. En la hoja de puntuación, anota las canastas y las cartas como están: la hoja quita esas canastas y resta las cartas en lugar de sumarlas.
referee-then-bans-over = La apertura está bien desde ahora, y se acaban las prohibiciones.
referee-then-opening-penalised = Las cartas de la apertura quedan boca arriba, penalizadas.
referee-then-left-over-penalised = Las cartas que sobraron al arreglarla quedan boca arriba, penalizadas.
referee-then-partner-may-not-open = En su próximo turno, su compañero no puede abrir, a no ser que lo haga llevándose el pozo.
referee-then-partner-free = No hay prohibición: quedan como mucho 5 cartas en el mazo, y su compañero puede abrir.

referee-then-must-go-out = El sí obliga: tiene que cerrar en este turno.
referee-then-may-not-go-out = El no obliga: en este turno no puede cerrar.
referee-then-leave-not-needed = No hay falta: pedir permiso es voluntario.
referee-then-close-stands = El cierre vale.
referee-then-discard-back = Recoge el descarte.
referee-then-last-card-back = Recoge también la última carta que expuso, y solo esa.
referee-then-last-trio-back = Recoge también el último trío que expuso, entero, y nada más.
referee-then-rest-of-close-lies = Lo demás se queda en la mesa.
referee-then-same-discard = Sigue jugando, y al final se descarta de la misma carta que antes.
referee-then-play-on-and-discard = Sigue con su turno y se descarta como siempre.
referee-then-goes-on-playing = El juego no termina: sigue con su turno.
referee-then-close-penalised = Las cartas que expuso para cerrar quedan boca arriba, penalizadas.

referee-then-stays-apart = Las combinaciones siguen separadas y no se juntan.
referee-then-wild-stays = El comodín se queda donde está.
referee-then-add-a-wild = Tiene que añadirles un comodín de su mano.
referee-then-pair-penalised = Las dos cartas quedan boca arriba delante del infractor, penalizadas.
referee-then-discard-one-now = En este turno tiene que descartarse de una de ellas.
referee-then-discard-other-next = En el siguiente se descarta de la otra, salvo que entretanto la haya combinado.
referee-then-no-pile-while-penalised = Hasta entonces no puede llevarse el pozo.
referee-then-laid-penalised = Las cartas que expuso quedan boca arriba, penalizadas.
referee-then-shown-penalised = Las cartas que se vieron quedan boca arriba delante del infractor, penalizadas.
referee-then-use-of-penalised = Cuentan como cartas de su mano: puede combinarlas o tomar el pozo con ellas, y una vez combinadas dejan de estar penalizadas.
referee-then-use-of-penalised-melding = Puede combinarlas, y entonces quedan libres y puntúan, pero no vuelven a la mano.
referee-then-discard-penalised-first = Mientras quede alguna, el descarte de cada turno tiene que ser una de ellas.
referee-then-extra-penalised = Lo robado de más queda boca arriba delante del infractor, penalizado.
referee-then-penalised-stay = Ninguna vuelve a la mano.
referee-then-use-of-penalised-freely = En sus turnos puede combinarlas, y entonces quedan libres, o descartarse de ellas.
referee-then-melded-back = La carta vuelve a la combinación de la que salió.
referee-then-discard-from-hand = Se descarta de una carta de su mano.
referee-then-wild-back = El comodín vuelve a la combinación en la que estaba.
referee-then-laid-stays = La carta vuelve a la mesa, donde estaba.
referee-then-cards-to-hand = No las vio nadie: vuelven a la mano sin más.
referee-then-none-penalised = No se penaliza ninguna carta: con dos o tres jugadores no hay cartas penalizadas, y vuelven a la mano.
referee-then-next-picks-discard = El jugador siguiente elige cuál de ellas vale como descarte.
referee-then-other-discards-penalised = Las demás quedan boca arriba delante del infractor, penalizadas.
referee-then-penalised-instead = Recoge ese descarte y se descarta en su lugar de una de las penalizadas.

referee-then-counted-as-hand = Restan una sola vez, como cartas de la mano: en la hoja de puntuación, cuéntalas con la mano.
referee-then-hand-counts-too = Además restan como cartas de la mano.
referee-then-on-the-sheet = La hoja de puntuación del programa ya lo resta: no lo restes dos veces.
referee-then-tell-the-count = Tiene que decir ahora el número exacto de sus cartas.
referee-then-no-answer-due = Solo quien está en su turno puede preguntarlo: no hay que contestar.
referee-then-score-stands = La puntuación vale: una vez aceptada y anotada no se discute.
referee-then-count-again = Se cuenta de nuevo y se anota el resultado.
referee-then-seats-back = Cada cual vuelve al asiento que tenía, y terminan la partida quienes la empezaron.
referee-then-pair-disqualified = En una competición, su bando queda descalificado y pierde todos los derechos que tenía.
referee-then-opponents-score = Los contrarios se anotan 5000 puntos por esa partida.

## Lo que los libros no deciden, y por qué lo decidimos así

referee-reading-mark = Lectura:{ " " }
referee-open-after-first-play = El libro solo prevé la reclamación hecha antes de la primera jugada; de una posterior no dice nada, así que el reparto vale.
referee-open-said-by-own-side = El libro solo obliga cuando lo dice un contrario; a su propio bando no le da ese derecho.
referee-open-lifted-unseen = El libro dice que se pierde el pozo, pero no qué se hace con las cartas; como nadie las ha visto, son el robo que de todos modos le espera.
referee-open-use-as-the-pair = TB-10.2 no dice qué se hace después con esas cartas; TB-10.5 deja combinar o descartar la pareja penalizada, y lo mismo sirve para las demás.
referee-open-which-discard = El libro manda descartarse de una carta y no dice cuál vale si caen varias.
referee-open-opening-at-stock-end = TB-5.6 solo habla de un cierre del otro bando, y en un juego en el que nadie cierra las manos no restan. Mientras el árbitro no diga otra cosa, esas cartas cuentan como las demás de la mesa.
referee-open-pile-with-false-opening = El libro no dice qué pasa con un pozo tomado tras una apertura en falso. Lo demás rige igual: la apertura hay que completarla.
referee-open-laid-stays = El libro no dice que se puedan recoger las cartas expuestas; las que todos han visto en la mesa se quedan en ella.
referee-open-no-discard-yet = El libro manda recoger el descarte; si aún no lo ha habido, no hay más que recoger la última carta expuesta.
referee-open-nobody-demands = El libro solo manda deshacer la toma si alguien lo exige; si no, solo se cobran los puntos.
referee-open-mixed-card = El libro no dice qué se hace con la carta mezclada; como ya no se puede apartar, se compensa saltándose un robo, como en RE-6.5.
referee-open-card-to-stock = El libro no dice qué se hace con la carta; como no se ha mezclado, se devuelve, como manda RE-6.3.
referee-open-drawn-by-the-next = El libro no dice qué se hace con la carta; si robó el jugador al que le tocaba a continuación, es el robo de su turno, como en la excepción de RE-6.3.
referee-open-pile-goes-back = El libro solo da los puntos; un pozo tomado fuera de turno no puede quedarse en la mano.
referee-open-pile-without-right = El libro no permite esa toma ni dice cómo se deshace; un pozo al que no había derecho no puede quedarse en la mano, y el turno aún necesita un robo.
referee-open-drawn-too-many = El libro solo da los puntos; la manera de volver al número debido es la de RE-6.5.
referee-open-top-goes-back = El libro solo da los puntos; quien no puede abrir con esa carta no puede quedársela, y su turno aún necesita un robo.
referee-open-draw-stands = El libro solo da los puntos; si se pudiera cambiar de carta pagándolos, la regla vendería lo que quiere impedir.
referee-open-wrong-discard = El libro dice de qué hay que descartarse, no qué pasa si no se hace; deshacerlo no perjudica a nadie.
referee-open-no-time-limit = Las páginas que se conocen no ponen plazo para señalar una falta; el único límite que fijan es la puntuación aceptada y anotada.
referee-open-no-term-printed = Las reglas impresas de esta modalidad no ponen plazo para señalar una falta; el límite es la puntuación aceptada y anotada, como en RE-4.7.
referee-open-none-penalised = El libro dice que entonces no hay cartas penalizadas, pero no adónde van; no les queda más sitio que la mano.
referee-open-cards-laid-after = El libro solo da los puntos; si muestra las cartas debidas, la toma era legal y vale.

referee-settled = lectura
referee-borrowed = Las reglas impresas de «{ $played }» callan sobre este caso. Esta decisión es del libro de «{ $book }», y vale si la mesa lo acepta.

## Lo que puede estar mal en un caso

referee-error-unknown-offence = No hay ningún caso «{ $found }»; el más parecido es { $nearest }. `canasta referee` los enumera.
referee-error-not-here = El caso { $offence } no puede darse en { $set } tal como se juega aquí.
referee-error-unknown-fact = En este caso no se pregunta por «{ $found }», sino por { $known }.
referee-error-no-fact = En este caso no se pregunta nada, tampoco «{ $found }».
referee-error-bad-answer = { $fact } no puede ser «{ $found }»: se esperaba { $expected }.
referee-error-expected-fact = «{ $found }» no es una respuesta: escribe NOMBRE=RESPUESTA, como noticed=in_time.
referee-error-not-found = Ningún caso se parece a «{ $found }»; prueba con otras palabras. `canasta referee` los enumera.

## canasta referee

cli-referee = Dice qué se sigue de una falta: los puntos, las cartas penalizadas, lo que no se puede hacer y hasta cuándo, cada cosa con su regla. Sin argumentos enumera los casos; en una terminal pregunta lo que falta. Estado de salida 1 si no hay decisión: falta una respuesta, el caso no puede darse o ningún libro lo trata.
cli-referee-short = Preguntar al árbitro por una irregularidad
cli-referee-example =
    canasta referee
    canasta referee salon
    canasta referee salon drew-out-of-turn noticed=in_time mixed=yes drawer=another
    canasta referee salon "robó tres cartas"
    canasta referee tres-barajas opening-short --json
cli-argument-referee-set = La modalidad a la que se juega; `canasta rules` las enumera.
cli-argument-offence = El caso, o lo que pasó, con tus palabras; `canasta referee SET` los enumera.
cli-argument-facts = Lo que pasó, como noticed=in_time.
cli-option-by = Quién lo hizo; la decisión lo repite.
cli-referee-lent = De otros libros, porque el suyo calla
cli-referee-more = Un caso: canasta referee SET CASO · lo que falta se pregunta, o se escribe como HECHO=RESPUESTA
cli-referee-which-set = ¿A qué se juega? Escribe un número.
cli-referee-which = ¿Qué ha pasado? Escribe un número, o dilo con tus palabras.
cli-referee-number = { $step ->
    [1] Un número de { $low } a { $high }
   *[other] Un número de { $low } a { $high }, de { $step } en { $step }
}
cli-referee-again-choice = Escribe un número de 1 a { $most }, o q para dejarlo.
cli-referee-again-number = { $step ->
    [1] Escribe un número de { $low } a { $high }, o q para dejarlo.
   *[other] Escribe un número de { $low } a { $high }, de { $step } en { $step }, o q para dejarlo.
}
cli-referee-missing = Falta esto; escribe una de estas respuestas:
cli-referee-by = Infractor: { $by }
cli-referee-total = En total: { $points } puntos
