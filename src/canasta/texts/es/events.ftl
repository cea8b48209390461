### Lo que pasa en la mesa, contado a quien mira. `event-HECHO`, con `-you` para quien lo hace y `-to-you` para quien lo recibe.

event-number =
    { $n ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
       *[other] { $n }
    }
event-wilds = comodines
event-side-points = { $names }: { $points }

## Antes de jugar

event-drew-card = { $who } saca { $card } en el sorteo.{ $why ->
        [joker] { " " }{ $players ->
            [one] Repite { $again }: el joker no vale.
           *[other] Repiten { $again }: el joker no vale.
        }
        [tie] { " " }Empatan { $again } y sacan otra carta.
       *[done] {""}
    }
event-drew-joker = { $who } saca un joker en el sorteo.{ $why ->
        [joker] { " " }{ $players ->
            [one] Repite { $again }: el joker no vale.
           *[other] Repiten { $again }: el joker no vale.
        }
       *[done] {""}
    }
event-seated = De más alta a más baja: { $ranking }. Orden de juego: { $seated }. Reparte { $dealer } y empieza { $mano }.
event-commitment =
    { $deal ->
        [0] La mezcla del sorteo queda sellada con { $commitment }.
       *[other] La mezcla del juego { $deal } queda sellada con { $commitment }.
    }
event-contribution = { $who } aporta algo a la mezcla.
event-contribution-you = Aportas algo a la mezcla.
event-deal = Juego { $deal }: reparte { $name }.
event-deal-you = Juego { $deal }: repartes.
event-cut-plain =
    { $lifted ->
        [one] { $name } corta y levanta una carta
       *[other] { $name } corta y levanta { $lifted } cartas
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-cut-plain-you =
    { $lifted ->
        [one] Cortas y levantas una carta
       *[other] Cortas y levantas { $lifted } cartas
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-cut-aimed = { $name } apunta a { $aim } cartas y levanta { $lifted }; la moda es { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; se queda con { $kept_cards }
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-cut-aimed-you = Apuntas a { $aim } cartas y levantas { $lifted }; la moda es { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; te quedas con { $kept_cards }
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-cut-moda = { $name } corta por la carta { $lifted } y la moda es { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; se queda con { $kept_cards }
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-cut-moda-you = Cortas por la carta { $lifted } y la moda es { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; te quedas con { $kept_cards }
    }{ $exact ->
        [yes] . ¡Corte exacto!
       *[no] .
    }
event-dealt-you = Recibes { $cards }.
event-upcard-alone =
    { $shown ->
        [one] El pozo empieza con { $cards }.
       *[other] El pozo empieza con { $cards }, en ese orden.
    }
event-upcard-on =
    { $shown ->
        [one] El pozo empieza con { $cards } sobre { $face_down } cartas boca abajo.
       *[other] El pozo empieza con { $cards }, en ese orden, sobre { $face_down } cartas boca abajo.
    }
event-turn = Le toca a { $name }.
event-turn-you = Te toca.

## Los treses rojos

event-red_three-hand = { $name } expone un tres rojo ({ $card }).
event-red_three-hand-you = Expones un tres rojo ({ $card }).
event-red_three-stock = { $name } expone un tres rojo ({ $card }) y lo repone.
event-red_three-stock-you = Expones un tres rojo ({ $card }) y lo repones.
event-red_three-stock-kept = { $name } expone un tres rojo ({ $card }); ya no quedan cartas para reponerlo.
event-red_three-stock-kept-you = Expones un tres rojo ({ $card }); ya no quedan cartas para reponerlo.
event-red_three-pile = { $name } expone un tres rojo del pozo ({ $card }), que no se repone.
event-red_three-pile-you = Expones un tres rojo del pozo ({ $card }), que no se repone.
event-replaced = { $name } repone { $words } { $count ->
        [one] carta
       *[other] cartas
    }.
event-replaced-you = Repones con { $cards }.

## El turno

event-draw = { $count ->
        [0] { $name } roba, pero no queda ninguna carta para su mano.
        [one] { $name } roba una carta.
       *[other] { $name } roba { $words } cartas.
    }
event-draw-you = { $count ->
        [0] Robas, pero no queda ninguna carta para tu mano.
       *[other] Robas { $cards }.
    }
event-take-with = { $name } se lleva el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) con { $with }.
event-take-with-you = Te llevas el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) con { $with }.
event-take-with-aside = { $name } se lleva el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) con { $with }; el resto espera a que llegue al mínimo.
event-take-with-aside-you = Te llevas el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) con { $with }; el resto espera a que llegues al mínimo.
event-take-onto = { $name } se lleva el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) añadiendo { $one_top } a lo que ya tiene en la mesa.
event-take-onto-you = Te llevas el pozo ({ $size ->
        [one] una carta
       *[other] { $size } cartas
    }) añadiendo { $one_top } a lo que ya tienes en la mesa.
event-pile_joined = { $count ->
        [0] {""}
        [one] La otra carta del pozo pasa a la mano de { $name }.
       *[other] Las otras { $count } cartas del pozo pasan a la mano de { $name }.
    }
event-pile_joined-you = { $count ->
        [0] {""}
       *[other] Del pozo pasan a tu mano { $cards }.
    }
event-meld = { $name } expone { $with }.
event-meld-you = Expones { $with }.
event-add = { $name } añade { $with } a la combinación de { $ranks }.
event-add-you = Añades { $with } a la combinación de { $ranks }.
event-swap = { $name } cambia { $one_wild } de la canasta de { $ranks } por { $with }.
event-swap-you = Cambias { $one_wild } de la canasta de { $ranks } por { $with }.
event-discard = { $name } descarta { $card }.
event-discard-you = Descartas { $card }.
event-taken_back = { $name } recupera su descarte ({ $card }).
event-taken_back-you = Recuperas tu descarte ({ $card }).
event-pass-draw = { $name } no se lleva el pozo.
event-pass-draw-you = No te llevas el pozo.
event-pass-play = { $name } termina su turno sin descartar.
event-pass-play-you = Terminas tu turno sin descartar.
event-ask = { $name } pide permiso a { $to } para cerrar.
event-ask-you = Pides permiso a { $to } para cerrar.
event-ask-to-you = { $name } te pide permiso para cerrar.
event-yes = { $name } dice que sí: { $to } tiene que cerrar.
event-yes-you = Dices que sí: { $to } tiene que cerrar.
event-yes-to-you = { $name } dice que sí: tienes que cerrar.
event-no = { $name } dice que no: { $to } no puede cerrar en este turno.
event-no-you = Dices que no: { $to } no puede cerrar en este turno.
event-no-to-you = { $name } dice que no: no puedes cerrar en este turno.

## Lo que resulta

event-opened = { $name } abre con { $points } puntos (mínimo: { $minimum }).
event-opened-you = Abres con { $points } puntos (mínimo: { $minimum }).
event-canasta-clean = { $name } completa una canasta limpia de { $ranks }.
event-canasta-clean-you = Completas una canasta limpia de { $ranks }.
event-canasta-dirty = { $name } completa una canasta sucia de { $ranks }.
event-canasta-dirty-you = Completas una canasta sucia de { $ranks }.
event-canasta-wilds_mixed = { $name } completa una canasta de comodines.
event-canasta-wilds_mixed-you = Completas una canasta de comodines.
event-canasta-wilds_twos = { $name } completa una canasta de comodines: siete doses.
event-canasta-wilds_twos-you = Completas una canasta de comodines: siete doses.
event-canasta-wilds_jokers = { $name } completa una canasta de comodines con todos los jokers.
event-canasta-wilds_jokers-you = Completas una canasta de comodines con todos los jokers.
event-canasta_turned-dirty = La canasta de { $ranks } pasa a ser sucia.
event-canasta_turned-clean = La canasta de { $ranks } pasa a ser limpia.
event-frozen = El pozo queda premiado.
event-pumba = ¡Pumba! A { $name } le queda una sola carta.
event-pumba-you = ¡Pumba! Te queda una sola carta.
event-out-plain = { $name } cierra.
event-out-plain-you = Cierras.
event-out-concealed = { $name } cierra exponiendo toda la mano de una vez.
event-out-concealed-you = Cierras exponiendo toda la mano de una vez.
event-over-out = Fin del juego.
event-over-stock = Fin del juego: se ha acabado el mazo.

## Después de jugar

event-scored = Puntos del juego: { $points }. Total: { $totals }.
event-revealed =
    { $deal ->
        [0] Se revela el secreto de la mezcla del sorteo: { $secret }.
       *[other] Se revela el secreto de la mezcla del juego { $deal }: { $secret }.
    }
event-finished-won =
    { $players ->
        [one] { $name } gana la partida.
       *[other] { $name } ganan la partida.
    }
event-finished-draw = La partida queda en empate.
event-finished-abandoned = La partida se abandona.
