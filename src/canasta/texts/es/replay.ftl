### Lo que no cuadra en un acta al volver a jugarla.

## La mesa

record-error-unknown-rules = Estas reglas no se conocen. { $why }
record-error-other-rules = { $found } no es lo que aquí se juega: se esperaba { $expected }.
record-error-house-refused = Las opciones cambiadas no se admiten. { $why }
record-error-other-table = Con esas reglas se esperaban { $seats } asientos y { $sides } bandos.
record-error-draw-missing = El acta nombra a quien reparte, pero no hay sorteo ni juegos: se esperaba uno de los dos.
record-error-draw-unexpected = Con esas reglas nadie se sortea el asiento: no se esperaba ningún sorteo.

## Las cartas

record-error-hidden-deal = Este juego aún no ha terminado y sus cartas no constan: se podrá volver a jugar cuando se revele el secreto.
record-error-no-secret = El juego ha terminado y su secreto no consta: se esperaba una línea «secret».
record-error-no-order = No consta cómo estaban las cartas: se esperaba su orden o un secreto.
record-error-packs = El orden tiene { $found } cartas: se esperaban { $expected }.
record-error-commitment-differs = El secreto no es el que se fijó de antemano para este juego de esta partida.
record-error-order-differs = El orden no se deduce del secreto y de lo aportado: la primera diferencia está en la carta { $card }.
record-error-contribution-late = Con un orden dado no hay mezcla a la que aportar nada: no se esperaba ninguna aportación.
record-error-pick-refused = Esa carta no se pudo sacar en el sorteo. { $why }
record-error-draw-open = El sorteo no ha terminado: se esperaban más cartas antes de sentarse.
record-error-seats-differ = Los jugadores no se sientan como salió en el sorteo.
record-error-dealer-differs = Reparte el asiento { $found }: se esperaba el { $expected }.
record-error-cut-unexpected = En este juego no se corta: no se esperaba ningún corte.
record-error-cutter-differs = Corta el asiento { $found }: se esperaba el { $expected }.
record-error-cut-refused = Ese corte no es posible. { $why }

## El juego

record-error-after-the-end = La partida ya había terminado: no se esperaba ningún juego más.
record-error-annulled = Los juegos anulados no se pueden volver a jugar: se esperaba un juego que terminara por cierre o por fin del mazo.
record-error-not-dealt = Hay turnos o un final sin que se repartieran cartas: se esperaba antes su orden y, si en este juego se corta, el corte.
record-error-turn-after-end = El juego ya había terminado: no se esperaba ningún turno más.
record-error-turn-of-another = Es un turno del asiento { $found }: se esperaba el asiento { $expected }.
record-error-action-after-turn = «{ $action }» llega cuando el turno ya ha terminado.
record-error-action-refused = «{ $action }» no se admite. { $why }
record-error-turn-open = El turno no está completo: se esperaba que terminara antes de la línea siguiente.
record-error-end-early = El juego no ha terminado con esos turnos: no se esperaba todavía su final.
record-error-end-missing = El juego termina con este turno: se esperaba a continuación una línea «end».
record-error-ending-differs = El juego no termina así: se esperaba «end { $expected }».
record-error-score-differs = El bando { $side } no se anota { $found } puntos: se esperaban { $expected }.
record-error-result-differs = Ese no es el resultado de la partida: se esperaba «result { $expected }».
