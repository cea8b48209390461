### Consejos: qué hacer y por qué, como lo diría quien juega bien. Las claves son las de canasta.advice.

## Qué se aconseja

hint-do-draw = Roba del mazo.
hint-do-take = Toma el pozo con { $cards }.
hint-do-take-top = Toma el pozo añadiendo la carta de encima a tu combinación.
hint-do-meld = Expón { $cards }.
hint-do-add = Añade { $cards } a la { $canasta ->
    [1] canasta
   *[0] combinación
} de { $ranks }.
hint-do-swap = Cambia { $wild } de la canasta de { $ranks } por { $cards }.
hint-do-discard = Descarta { $cards }.
hint-do-ask = Pide permiso para cerrar.
hint-do-yes = Di que sí.
hint-do-no = Di que no.
hint-do-pass = Pasa.
hint-do-close = { $action } y cierra en este turno.

## Una jugada dentro de una frase: «descartar un rey»

deed-draw = robar del mazo
deed-take = tomar el pozo con { $cards }
deed-take-top = tomar el pozo añadiendo la carta de encima a tu combinación
deed-meld = exponer { $when ->
    [before] antes { $cards }
   *[any] { $cards }
}
deed-add = añadir { $when ->
    [before] antes { $cards }
   *[any] { $cards }
} a la { $canasta ->
    [1] canasta
   *[0] combinación
} de { $ranks }
deed-swap = poner { $when ->
    [before] antes { $cards }
   *[any] { $cards }
} en lugar de { $wild }
deed-discard = descartar { $when ->
    [now] ya { $cards }
   *[any] { $cards }
}
deed-close = cerrar en este turno
deed-ask = pedir permiso para cerrar
deed-yes = decir que sí
deed-no = decir que no
deed-pass = pasar

## Cuando no hay mucho que pensar

fact-only = Es lo único que se puede hacer.
fact-freed = El comodín que has liberado tiene que ir a otra combinación.
fact-must-go-out = Tienes que cerrar en este turno: pon en la mesa todo lo que puedas.
fact-must-take = Sin mazo, estás obligado a tomar el pozo.
fact-must-draw = Con tus cartas no puedes tomar el pozo.

## Mazo o pozo

fact-take-many = Son { $number } cartas de golpe; el mazo da { $draw ->
    [one] una
   *[other] { $draw }
}.
fact-take-deny = Si no lo tomas, las { $number } cartas del pozo quedan para { $name }.
fact-take-meld = Así tienes una combinación de { $number } { $rank }.
fact-take-known = En el pozo hay { $number } cartas que ya se vieron y te sirven.
fact-take-natural = Así no gastas ningún comodín.
fact-take-canasta = Completas la canasta y además te llevas el pozo.
fact-take-opens = Abres y te llevas el pozo en la misma jugada.
fact-take-wilds-first = Los comodines van antes: después de tomar un pozo premiado ya no podrás empezar su canasta.
fact-draw-cheap = { $number ->
    [one] Por una sola carta
   *[other] Por { $number } cartas
} no gastes { $price ->
    [wild] un comodín
   *[pair] { $cards ->
        [2] esa pareja
       *[other] ese trío
    }
}.
fact-draw-useless = { $number ->
    [one] La única carta de debajo ya se vio, y no te sirve
   *[other] Las { $number } cartas de debajo ya se vieron, y no te sirve ninguna
}.
fact-draw-near = { $soon }, y un pozo de { $number } cartas en la mano resta mucho.

## Abrir

fact-open-both = Si abres, queda abierto todo el bando: { $partners ->
    [one] también tu compañero
   *[other] también tus compañeros
}.
fact-open-pile = Con el bando abierto, para tomar el pozo bastan una carta igual y un comodín.
fact-open-to-take = Si abres ahora, te llevas el pozo en este turno: { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
fact-open-toward = { $reached ->
    [1] Con eso llegas a los { $minimum } puntos que hacen falta para abrir.
   *[0] Con eso llevas { $points } de los { $minimum } puntos que hacen falta para abrir.
}
fact-open-near = { $soon }: abre, aunque salga caro.
fact-threes = { $need ->
    [meld] Sin nada en la mesa
   *[canasta] Sin una canasta
}, { $number ->
    [one] { $partners ->
        [0] tu tres rojo resta
       *[other] el tres rojo de tu bando resta
    }
   *[other] { $partners ->
        [0] tus { $number } treses rojos restan
       *[other] los { $number } treses rojos de tu bando restan
    }
} { $points }.
fact-open-lean = { $partners ->
    [0] Ya has abierto
   *[other] Tu bando ya está abierto
}: guarda lo demás para tomar el pozo.
fact-wait-dear = Abrir ahora te cuesta al menos { $number } comodines: espera.

## Exponer y guardar

fact-make-canasta = Completa la canasta: { $points } puntos.
fact-first-canasta = Es la canasta que faltaba para poder cerrar.
fact-make-six = Así falta una sola carta para la canasta.
fact-grow = Con eso van { $number } de las 7 cartas de una canasta.
fact-new-meld = Empieza una combinación de { $rank } que puede llegar a canasta.
fact-bank = En la mesa esos { $points } puntos ya suman, y en la mano restarían.
fact-place-partner = Así { $partners ->
    [one] tu compañero puede añadir ahí sus { $rank }, si tiene
   *[other] tus compañeros pueden añadir ahí sus { $rank }, si tienen
}.
fact-unload = { $soon }: esos { $points } puntos suman en la mesa y restan en la mano.
fact-own-danger = { $side ->
    [one] Si descartas { $rank_one }, { $name } puede tomar el pozo
   *[other] Si descartas { $rank_one }, pueden tomar el pozo
}; esa carta está mejor en la mesa.
fact-keep-pair = { $wild ->
    [0] Guarda { $number ->
        [2] la pareja
       *[other] el trío
    } de { $rank }: es tu llave del pozo.
   *[other] Con un comodín encima, el pozo pide { $number ->
        [2] una pareja
       *[other] un trío
    }: guarda { $number ->
        [2] la tuya
       *[other] el tuyo
    } de { $rank }.
}
fact-keep-trio = Guarda el trío de { $rank }: si descartan otra carta igual justo antes de tu turno, con él tomas el pozo.
fact-keep-cards = Si expones más, te quedas con { $number ->
    [one] una carta
   *[other] { $number } cartas
}, y con tan pocas cuesta tomar el pozo.
fact-keep-clean = Deja limpia la combinación de { $rank }: { $number ->
    [one] falta una carta
   *[other] faltan { $number } cartas
} y { $left ->
    [one] queda una
   *[other] quedan { $left }
} por salir.
fact-no-clean = La combinación de { $rank } ya no puede ser limpia: pon el comodín sin miedo.
fact-fifth = Con esta son { $number } canastas: { $points } puntos más.
fact-moda = Es la moda: la canasta de { $rank } vale el doble.
fact-second = La { $number ->
    [2] segunda canasta de { $rank } vale el doble
   *[other] tercera canasta de { $rank } vale el triple
}.
fact-need-kind = Para cerrar falta una canasta { $kind ->
    [clean] limpia
   *[dirty] sucia
}.
fact-clean-game = Sin comodines en la mesa, cerrar limpio lo duplica todo.

## Comodines

fact-wild-finish = El comodín remata la canasta: para eso se guarda.
fact-wild-idle = Con un comodín, la combinación de { $rank } llega solo a { $number } cartas: es pronto para gastarlo.
fact-keep-wild = Guarda el comodín para completar una canasta.
fact-wild-burden = { $soon }: { $number ->
    [one] ese comodín te restaría
   *[other] esos comodines te restarían
} { $points } en la mano.
fact-wild-canasta = Ya van { $number } comodines: su canasta da al menos { $points }.
fact-swap-clean = La canasta pasa a ser limpia y el comodín queda libre.
fact-swap-free = El comodín queda libre para otra combinación.

## Descartar

fact-stop = Con un tres negro encima, { $name } no puede tomar el pozo.
fact-save-stop = El pozo es pequeño: guarda el tres negro para cuando haga falta.
fact-sure = Nadie puede tener { $number ->
    [2] una pareja
   *[other] un trío
} de { $rank }: { $left ->
    [0] ya se vieron todas esas cartas
    [one] solo queda una carta por salir
   *[other] solo quedan { $left } por salir
}.
fact-passed = { $others ->
    [one] El pozo solo puede tomarlo { $name }, que dejó pasar
   *[other] { $name } dejó pasar
} { $rank_one } en su último turno.
fact-thrown = { $others ->
    [one] El pozo solo puede tomarlo { $name }, que descartó
   *[other] { $name } descartó
} { $rank_one } hace poco.
fact-counted = De { $copies } { $rank } ya se vieron { $number }: { $left ->
    [0] no queda ninguna por salir
    [one] solo queda una carta por salir
   *[other] solo quedan { $left } por salir
}.
fact-feeds = { $side ->
    [one] { $name } junta { $rank }: descartar { $rank_one } le puede dar
   *[other] Juntan { $rank }: descartar { $rank_one } les puede dar
} { $number ->
    [one] el pozo
   *[other] { $number } cartas
}.
fact-picked-up = { $name } se llevó { $number } { $rank } con el pozo: con { $rank_one } encima puede volver a tomarlo.
fact-useless-meld = { $side ->
    [one] Aunque { $name } tiene { $rank } en la mesa, ahora necesita
   *[other] Aunque tienen { $rank } en la mesa, ahora necesitan
} { $number ->
    [2] una pareja
   *[other] un trío
} en la mano.
fact-closed-rivals = { $side ->
    [one] { $name } todavía no ha abierto: para tomar el pozo necesita
   *[other] Todavía no han abierto: para tomar el pozo necesitan
} una pareja y { $points } puntos.
fact-single = Es una carta suelta; descartar { $rank2_one } rompería { $number ->
    [2] una pareja
   *[other] un trío
}.
against-single = Rompería { $number ->
    [2] una pareja
   *[other] un trío
}.
fact-keep-ours = Es mejor guardar { $rank_one }, que cabe en una combinación { $partners ->
    [0] tuya
   *[other] de tu bando
}.
fact-partner-holds = { $mate } se llevó { $number } { $rank } con el pozo: guarda { $rank_one }, que con esas cartas { $number ->
    [2] hace una combinación
   *[other] hace una combinación mayor
}.
fact-keep-high = Guarda las cartas altas: para abrir hacen falta { $points } puntos.
fact-break = Duele romper la pareja, pero { $rank2_one } { $side ->
    [one] le serviría más a { $name }
   *[other] les serviría más
}.
fact-risk-early = { $side ->
    [one] { $name } junta { $rank }
   *[other] Juntan { $rank }
}: si hay que soltar { $rank_one }, mejor ahora que el pozo es pequeño.
fact-dump-high = { $soon }, y esa carta resta { $points } en la mano.
fact-all-threes = Quedarse con todos los treses negros cuesta { $points } puntos.
fact-leader = Después juega quien va ganando: no le regales el pozo.

## Premiar el pozo

fact-freeze-melds = { $side ->
    [one] Con { $number } combinaciones en la mesa, a { $name } casi todo descarte le sirve
   *[other] Con { $number } combinaciones en la mesa, casi todo descarte les sirve
} para tomar el pozo. Premiado, será más difícil.
fact-freeze-even = Tú ya necesitas una pareja para tomar el pozo. Si lo premias, { $side ->
    [one] { $name } también la necesitará
   *[other] ellos también la necesitarán
}.
fact-freeze-three = Premiado, el pozo pide { $number } cartas iguales de la mano: ya no basta la pareja.
fact-freeze-pairs = Con { $number } parejas en la mano, un pozo premiado te favorece.
fact-freeze-not = Premiar el pozo { $partners ->
    [0] te perjudica más a ti: tienes
   *[other] perjudica más a tu bando: tiene
} { $number ->
    [one] una combinación
   *[other] { $number } combinaciones
}, y { $side ->
    [one] { $name }
   *[other] ellos
} { $theirs ->
    [0] ninguna
    [one] una
   *[other] { $theirs }
}.

## Cerrar, y el final del mazo

fact-catch = Así { $others ->
    [one] se queda { $name }
   *[other] se quedan los contrarios
} con { $number } cartas en la mano.
fact-concealed = Todas tus cartas en un solo turno, sin haber puesto ninguna antes: { $points } puntos más.
fact-more = Hay { $number } canastas a punto: sigue jugando.
fact-strand = Si cierras ahora, { $mate } se queda con { $number } cartas en la mano.
fact-ask = A tu compañero le quedan { $number } cartas: pregunta antes.
fact-say-yes = { $points ->
    [0] No te queda nada que reste
   *[other] En la mano te quedan solo { $points } puntos
}: di que sí.
fact-say-no = En tu turno puedes poner { $points } puntos en la mesa: di que no.
fact-two-needed = Para cerrar hacen falta dos canastas, y solo hay una.
fact-pumba = Con una sola carta no podrías tomar el pozo.
fact-last-round = { $number ->
    [one] Queda una carta
   *[other] Quedan { $number } cartas
} en el mazo: pon en la mesa todo lo que puedas.
fact-no-close = Ya nadie puede cerrar, y sin cierre la mano no resta.

## Lo que se nota en muchas partidas imaginadas

effect-taken = Así es { $now } que { $side ->
    [one] { $name } se lleve
   *[other] se lleven
} el pozo; al { $deed } es { $then }.
effect-out = { $partners ->
    [0] Así cierras con más facilidad que al { $deed }.
   *[other] Así cierra tu bando con más facilidad que al { $deed }.
}
effect-beaten = { $deed } { $others ->
    [one] le facilitaría cerrar a { $name }
   *[other] les facilitaría cerrar a los contrarios
}.
effect-held = { $partners ->
    [0] Así te quedan menos puntos en la mano que al { $deed }.
   *[other] Así a tu bando le quedan menos puntos en la mano que al { $deed }.
}

effect-race = Si sigues jugando, { $others ->
    [one] { $name } puede
   *[other] los contrarios pueden
} cerrar antes.
effect-match-won = Cerrar ahora es ganar la partida.
effect-match-lost = Cerrar ahora es perder la partida: antes hacen falta más puntos.

chance-nearly-certain = casi seguro
chance-very-likely = muy probable
chance-likely = bastante probable
chance-even = tan probable como no
chance-possible = posible
chance-unlikely = poco probable
chance-rare = muy poco probable
chance-rated = { $word } ({ chance-rate })
chance-rate = { $whole ->
    [2] 1 de cada 2 veces
   *[other] { $part } de cada { $whole } veces
}

## Sin otra razón

reason-even = { $deed } da casi lo mismo.
reason-even-single = Tienes una sola carta de cada valor.
reason-even-unwanted = Los contrarios no tienen combinaciones de ninguno de los dos valores.
reason-even-single-unwanted = Tienes una sola carta de cada valor, y los contrarios no tienen combinaciones de ninguno de los dos.
reason-better-little = Sale un poco mejor que { $deed }.
reason-better-clear = Sale mejor que { $deed }.
reason-better-much = Sale mucho mejor que { $deed }.
reason-nothing-else = No hay nada mejor que hacer.

reason-of-best = A favor de la mejor jugada: «{ $why }»
option-advised = A favor del consejo: «{ $why }»
option-even = Da casi lo mismo.
option-little = Sale un poco peor.
option-clear = Sale peor.
option-much = Sale mucho peor.

advice-partner = tu compañero
advice-next-player = el jugador siguiente
advice-soon = { $near ->
    [one] { $who } puede cerrar pronto
   *[other] Los contrarios pueden cerrar pronto
}
