### Lo que no cuadra en un acta al volver a jugarla.

## La mesa

replay-error-unknown-rules = Estas reglas no se conocen. { $why }
replay-error-other-rules = { $found } no es lo que aquí se juega: se esperaba { $expected }.
replay-error-house-refused = Las opciones cambiadas no se admiten. { $why }
replay-error-other-table = Con esas reglas se esperaban { $seats } asientos y { $sides } bandos.
replay-error-draw-missing = El acta nombra a quien reparte, pero no hay sorteo ni juegos: se esperaba uno de los dos.
replay-error-draw-unexpected = Con esas reglas no se sortean los asientos: no se esperaba ningún sorteo.

## Las cartas

replay-error-hidden-deal = Este juego aún no ha terminado y sus cartas no constan en el acta: se podrá volver a jugar cuando se revele el secreto.
replay-error-no-secret = El juego ha terminado, pero su secreto no consta en el acta: se esperaba una línea «secret».
replay-error-no-order = El acta no dice cómo estaban las cartas: se esperaba su orden o un secreto.
replay-error-packs = El orden tiene { $found } cartas: se esperaban { $expected }.
replay-error-commitment-differs = El secreto no es el que se fijó de antemano para este juego de esta partida.
replay-error-order-differs = El orden no se deduce del secreto y de lo aportado: la primera diferencia está en la carta { $card }.
replay-error-contribution-late = Con un orden dado no hay mezcla a la que aportar nada: no se esperaba ninguna aportación.
replay-error-pick-refused = Esa carta no se pudo sacar en el sorteo. { $why }
replay-error-draw-open = El sorteo no ha terminado: se esperaban más cartas antes de sentarse.
replay-error-seats-differ = Los jugadores no se sientan donde les tocó en el sorteo.
replay-error-dealer-differs = Reparte el asiento { $found }: se esperaba el { $expected }.
replay-error-cut-unexpected = En esta modalidad no se corta: no se esperaba ningún corte.
replay-error-cutter-differs = Corta el asiento { $found }: se esperaba el { $expected }.
replay-error-cut-differs = Ese corte no se deduce de la mezcla: se esperaba «{ $expected }».
replay-error-cut-refused = Ese corte no es posible. { $why }

## El juego

replay-error-after-the-end = La partida ya había terminado: no se esperaba ningún juego más.
replay-error-not-dealt = Hay turnos o un final sin que se repartieran cartas: se esperaba antes su orden y, si en la modalidad se corta, el corte.
replay-error-turn-after-end = El juego ya había terminado: no se esperaba ningún turno más.
replay-error-turn-of-another = Es un turno del asiento { $found }: se esperaba el asiento { $expected }.
replay-error-action-after-turn = «{ $action }» llega cuando el turno ya ha terminado.
replay-error-action-refused = «{ $action }» no se admite. { $why }
replay-error-turn-open = El turno no está completo: se esperaba que terminara antes de la línea siguiente.
replay-error-end-early = El juego no ha terminado con esos turnos: no se esperaba todavía su final.
replay-error-end-missing = El juego termina con este turno: se esperaba a continuación una línea «end».
replay-error-ending-differs = El juego no termina así: se esperaba «end { $expected }».
replay-error-score-differs = El bando { $side } no se anota { $found } puntos: se esperaban { $expected }.
replay-error-result-differs = Ese no es el resultado de la partida: se esperaba «result { $expected }».
