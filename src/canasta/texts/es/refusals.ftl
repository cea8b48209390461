### Por qué no se permite una jugada. `$rank` es «un rey», `$ranks` es «reyes»; lo mismo con `$top` y `$other`.

## De quién es el turno y qué pide antes

refusal-deal-over-out = Este juego ha terminado: un jugador ha cerrado.
refusal-deal-over-stock = Este juego ha terminado: el mazo se ha agotado.
refusal-not-your-turn = No es tu turno.
refusal-not-your-answer = La pregunta no es para ti: espera a que conteste el compañero de quien la ha hecho.
refusal-answer-first = Tu compañero te pide permiso para cerrar: contesta primero sí o no.
refusal-no-question = Nadie te ha pedido permiso para cerrar.
refusal-draw-first = Antes de jugar cartas tienes que robar del mazo o tomar el pozo.
refusal-already-drawn = Ya has robado en este turno: no puedes volver a robar ni tomar el pozo.
refusal-already-taken = Ya has tomado el pozo en este turno: no puedes volver a tomarlo ni robar.
refusal-stock-empty = No queda ninguna carta en el mazo.
refusal-take-now = Has expuesto cartas para llevarte el pozo: ahora tienes que llevártelo, abriendo antes si tu bando no ha abierto.
refusal-leave-take-now = Tu compañero te ha dado permiso para cerrar con el pozo: ahora tienes que tomarlo.
refusal-must-take-last = El mazo se ha agotado y puedes tomar el pozo, que tiene encima { $top }: estás obligado a tomarlo.
refusal-pass-draw = No puedes pasar: tienes que robar del mazo o tomar el pozo.
refusal-discard-needed = No puedes pasar: el turno termina con un descarte.
refusal-discard-lies = En esta mesa el descarte se queda donde está.
refusal-cut-over = Ya no se corta: las cartas de este juego están repartidas.

## Las cartas

refusal-red-three = Los treses rojos no se combinan ni se descartan: se exponen en cuanto llegan.
refusal-no-form = Con esas cartas no se puede hacer ninguna jugada así.
refusal-not-held =
    { $number ->
        [one] Te falta en la mano { $cards }.
       *[other] Te faltan en la mano { $cards }.
    }
refusal-suit-not-held = No tienes { $card } en la mano, aunque sí otra carta del mismo valor.
refusal-melded-card = No tienes { $ranks } en la mano, y una carta de la mesa no se puede descartar.

## Las combinaciones

refusal-too-few-cards =
    { $number ->
        [one] Una combinación tiene al menos 3 cartas, y has elegido una sola.
       *[other] Una combinación tiene al menos 3 cartas, y has elegido { $number }.
    }
refusal-mixed-ranks = Una combinación es de un solo valor: no se pueden juntar { $ranks } y { $others }.
refusal-too-few-naturals =
    { $naturals ->
        [one] Una combinación necesita al menos { $least } cartas naturales, y esta tendría una sola.
       *[other] Una combinación necesita al menos { $least } cartas naturales, y esta tendría { $naturals }.
    }
refusal-too-many-wilds =
    { $most ->
        [0] En una combinación no puede haber comodines.
       *[other] En una combinación caben como mucho { $most } comodines, y esta tendría { $wilds }.
    }
refusal-wilds-not-fewer =
    { $wilds ->
        [one] Una combinación tiene siempre más naturales que comodines, y esta tendría { $naturals } naturales y un comodín.
       *[other] Una combinación tiene siempre más naturales que comodines, y esta tendría { $naturals } naturales y { $wilds } comodines.
    }
refusal-canasta-closed = Una canasta son exactamente 7 cartas, y esta combinación tendría { $number }.
refusal-no-such-meld =
    { $have ->
        [0] No hay ninguna combinación número { $number }: tu bando aún no tiene combinaciones en la mesa.
        [one] No hay ninguna combinación número { $number }: tu bando tiene una sola en la mesa.
       *[other] No hay ninguna combinación número { $number }: tu bando tiene { $have } en la mesa.
    }
refusal-other-rank = En una combinación de { $others } no se puede poner { $rank }.
refusal-wild-meld-none = Solo con comodines no se puede hacer una combinación.
refusal-wild-meld-natural = A una combinación de comodines no se le puede añadir { $rank } ni ninguna otra carta natural.
refusal-wild-meld-full = Una combinación de comodines tiene 7 cartas como mucho, y esta tendría { $number }.
refusal-wild-meld-after-frozen = Tu bando se ha llevado un pozo premiado: en este juego ya no puede empezar ninguna combinación de comodines.
refusal-black-threes-few =
    { $number ->
        [one] Hay que exponer al menos tres treses negros a la vez, y has elegido uno solo.
       *[other] Hay que exponer al menos tres treses negros a la vez, y has elegido { $number }.
    }
refusal-black-threes-wilds = Los treses negros no se combinan con comodines.
refusal-black-threes-out = Los treses negros solo se exponen al cerrar, y ahora no podrías: { $why }.
refusal-black-threes-last = Los treses negros son la última combinación: antes van todas las demás, y detrás, solo el descarte.

## El comodín que sale de una canasta

refusal-swap-not-played = En esta partida los comodines de la mesa no se sustituyen por cartas naturales.
refusal-swap-unopened = Mientras abres no se libera ningún comodín: antes tienes que llegar a los { $minimum } puntos, y lo expuesto suma { $laid }.
refusal-swap-not-canasta = Un comodín solo se libera de una canasta completa, y esta combinación de { $ranks } tiene { $number } cartas.
refusal-swap-wild-meld = De una combinación de comodines no se libera ninguno.
refusal-swap-no-wild =
    { $wilds ->
        [yes] En esta canasta de { $ranks } hay comodines, pero no el que quieres liberar.
       *[no] En esta canasta de { $ranks } no hay ningún comodín que liberar.
    }
refusal-swap-say-wild = En esta canasta de { $ranks } hay doses y jokers: di cuál liberas.
refusal-swap-no-place = No puedes liberar { $rank }: en este turno no cabría en ninguna otra combinación.
refusal-freed-first = Antes tienes que poner en otra combinación el comodín que has liberado ({ $rank }).
refusal-freed-back = El comodín que has liberado ({ $rank }) no puede volver a la canasta de { $others } de la que ha salido.
refusal-freed-no-place = Así no quedaría sitio para el comodín que has liberado ({ $rank }), y tiene que ir a otra combinación en este mismo turno.

## El pozo

refusal-pile-empty = En el pozo no hay ninguna carta.
refusal-pile-black-three = El pozo está bloqueado: tiene encima un tres negro. Nadie puede tomarlo en este turno.
refusal-pile-wild = El pozo está bloqueado: tiene encima { $top }. Nadie puede tomarlo en este turno.
refusal-pile-red-three = El pozo está bloqueado: tiene encima un tres rojo. Nadie puede tomarlo en este turno.
refusal-one-card-stock =
    { $stock ->
        [one] Con una sola carta en la mano no puedes tomar el pozo mientras quede mazo, y aún queda una carta.
       *[other] Con una sola carta en la mano no puedes tomar el pozo mientras quede mazo, y aún quedan { $stock } cartas.
    }
refusal-one-card-pile = Con una sola carta en la mano no puedes tomar un pozo de una sola carta.
refusal-take-frozen =
    { $enough ->
        [yes] El pozo está premiado: solo se toma con { $number } { $tops } de la mano, y tienes { $held }: tómalo con esas cartas.
       *[no] El pozo está premiado: solo se toma con { $number } { $tops } de la mano, y { $held ->
            [0] en la tuya no hay
           *[other] tienes { $held }
        }.
    }
refusal-take-unopened =
    { $enough ->
        [yes] Tu bando no ha abierto: el pozo solo se toma con { $number } { $tops } de la mano, y tienes { $held }: tómalo con esas cartas.
       *[no] Tu bando no ha abierto: el pozo solo se toma con { $number } { $tops } de la mano, y { $held ->
            [0] en la tuya no hay
           *[other] tienes { $held }
        }.
    }
refusal-take-open-first =
    { $laid ->
        [0] Tu bando no ha abierto: antes de llevarte el pozo tienes que exponer combinaciones por { $minimum } puntos.
       *[other] Para llevarte el pozo tienes que abrir antes con { $minimum } puntos; lo que has expuesto suma { $laid }.
    }
refusal-take-naturals =
    { $enough ->
        [yes] El pozo solo se toma con { $number } { $tops } de la mano, sin comodines, y tienes { $held }: tómalo con esas cartas.
       *[no] El pozo solo se toma con { $number } { $tops } de la mano, sin comodines, y { $held ->
            [0] en la tuya no hay
           *[other] tienes { $held }
        }.
    }
refusal-take-cards =
    { $wild ->
        [lay] El pozo tiene encima { $top }: se toma con { $number } { $tops } de la mano, con { $top } y un comodín, o sin carta alguna, añadiendo la de encima a la combinación de { $tops }.
        [yes] El pozo tiene encima { $top }: se toma con { $number } { $tops } de la mano, o con { $top } y un comodín.
       *[no] El pozo tiene encima { $top }: se toma con { $number } { $tops } de la mano.
    }
refusal-take-other-rank =
    { $wild ->
        [lay] El pozo tiene encima { $top }: solo se toma con { $number } { $tops } de la mano, con { $top } y un comodín, o sin carta alguna, añadiendo la de encima a la combinación de { $tops }.
        [yes] El pozo tiene encima { $top }: solo se toma con { $number } { $tops } de la mano, o con { $top } y un comodín.
       *[no] El pozo tiene encima { $top }: solo se toma con { $number } { $tops } de la mano.
    }
refusal-take-two-wilds = No puedes tomar el pozo con dos comodines: hace falta al menos { $top } de la mano.
refusal-take-no-meld =
    { $wild ->
        [no] El pozo tiene encima { $top }: se toma con { $number } { $tops } de la mano, porque tu bando no tiene ninguna combinación de { $tops } a la que añadirlo.
       *[yes] El pozo tiene encima { $top }: se toma con { $number } { $tops } de la mano, o con { $top } y un comodín, porque tu bando no tiene ninguna combinación de { $tops } a la que añadirlo.
    }
refusal-take-beyond-seven = Con esas cartas la combinación de { $tops } pasaría de 7 y tendría { $number }: exponlas como combinación nueva.
refusal-take-frozen-new-meld = El pozo está premiado: los { $number } { $tops } con que se toma tienen que formar una combinación nueva.
refusal-take-short = Para abrir hacen falta { $minimum } puntos: los { $tops } con que tomarías el pozo suman { $laid }, y con el resto de tu mano no pasarías de { $best }.
refusal-pile-aside = Has tomado el pozo para abrir con { $minimum } puntos y lo expuesto suma { $laid }: antes de terminar el turno tienes que llegar.
refusal-pile-hidden = El pozo no se puede tomar ahora: con las cartas que tiene boca abajo, el turno no tendría un final válido.

## La apertura

refusal-opening-short = Para abrir hacen falta { $minimum } puntos: lo que expones suma { $laid }, y con tu mano no pasarías de { $best }.
refusal-opening-out-of-reach = Para abrir hacen falta { $minimum } puntos: lo que expones suma { $laid }, y después solo podrías llegar a { $best }.
refusal-opening-unfinished = Para abrir hacen falta { $minimum } puntos, y lo expuesto suma { $laid }: el turno no puede terminar así.
refusal-opening-no-end = Para llegar a los { $minimum } puntos de la apertura te quedarías con una carta o ninguna, y sin poder cerrar.
refusal-opening-before-taking = Para abrir antes de llevarte el pozo hacen falta { $minimum } puntos sin contar los { $tops } con que lo tomas: lo que expones suma { $laid }, y con el resto de tu mano no pasarías de { $best }.
refusal-pair-kept = Si expones antes de llevarte el pozo, tienes que guardar { $number } { $tops } en la mano para tomarlo.

## Cerrar

refusal-run-out =
    { $left ->
        [0] No puedes quedarte sin cartas, porque no puedes cerrar: { $why }.
       *[other] No puedes quedarte con una sola carta para el descarte, porque no puedes cerrar: { $why }.
    }
refusal-keep-discard = Tienes que guardar una carta para el descarte: tampoco se cierra sin él.
refusal-must-go-out-leave = Tu compañero ha dicho que sí, así que tienes que cerrar en este turno, y con esta jugada no podrías: { $why }.
refusal-must-go-out-black-threes = Has expuesto treses negros, así que tienes que cerrar en este turno, y con esta jugada no podrías: { $why }.
refusal-must-go-out-abatir = Has empezado a exponer sin llegar a los { $minimum } puntos, así que tienes que abatir toda la mano en este turno, y con esta jugada no podrías: { $why }.
refusal-must-go-out-abatir-pile = Has tomado el pozo sin poder llegar a los { $minimum } puntos, así que tienes que abatir toda la mano en este turno, y con esta jugada no podrías: { $why }.
refusal-no-discard-last-taker = Eres el último que se lleva el pozo: ya no hay descarte; puedes exponer cartas o pasar.
refusal-no-discard-red-threes = El último robo ha dado solo treses rojos: ya no hay descarte; puedes exponer cartas o pasar.

## El permiso

refusal-leave-not-played =
    { $players ->
        [one] Juegas solo: no hay a quien pedir permiso para cerrar.
       *[other] En esta partida no se pide permiso para cerrar.
    }
refusal-leave-asked = Ya has pedido permiso en este turno, y tu compañero ha dicho que sí: tienes que cerrar.
refusal-leave-refused = Ya has pedido permiso en este turno, y tu compañero ha dicho que no: no puedes cerrar.
refusal-ask-draw-first = Antes de pedir permiso para cerrar tienes que robar.
refusal-ask-too-late = Ya es tarde para pedir permiso: se pide después de robar y antes de exponer ninguna carta.
refusal-ask-bound = No hace falta permiso: ya estás obligado a cerrar en este turno.
refusal-ask-one-card = Con una sola carta en la mano no se pide permiso: si tu compañero dijera que no, no podrías terminar el turno.
refusal-ask-unopened = Para cerrar con el pozo tu bando tiene que haber abierto: roba antes de pedir permiso.
refusal-ask-face-down =
    { $number ->
        [one] No puedes pedir permiso para cerrar con el pozo: una de sus cartas está boca abajo y nadie la ha visto. Roba antes de pedirlo.
       *[other] No puedes pedir permiso para cerrar con el pozo: { $number } de sus cartas están boca abajo y nadie las ha visto. Roba antes de pedirlo.
    }
refusal-ask-no-pile = No puedes cerrar con este pozo: roba antes de pedir permiso.
refusal-ask-impossible = Solo puedes pedir permiso si puedes cerrar en este turno, y no puedes: { $why }.

## Por qué no se puede cerrar: la segunda mitad de una frase

why-canastas =
    { $need ->
        [one] hace falta una canasta, y tu bando no tiene ninguna
       *[other]
            { $have ->
                [0] hacen falta { $need } canastas, y tu bando no tiene ninguna
                [one] hacen falta { $need } canastas, y tu bando tiene una
               *[other] hacen falta { $need } canastas, y tu bando tiene { $have }
            }
    }
why-clean-and-dirty = hace falta una canasta limpia y otra sucia, o dos limpias sin ningún comodín en la mesa (limpias: { $clean }; sucias: { $dirty })
why-cards-left = te quedarían cartas en la mano
why-no-discard = te hace falta una carta para el descarte
why-opening = la apertura no llegaría a { $minimum } puntos
why-lone-discard = no se cierra con solo descartarse de la última carta, sin exponer ninguna
why-leave-refused = tu compañero ha dicho que no
why-leave-needed = para cerrar hay que pedir permiso al compañero antes de exponer ninguna carta
why-last-taker = quien se lleva el pozo después de agotarse el mazo no puede cerrar
why-last-card = el último robo ha dado una sola carta, y entonces no se puede cerrar
why-last-red-threes = el último robo ha dado solo treses rojos, y entonces no se puede cerrar
