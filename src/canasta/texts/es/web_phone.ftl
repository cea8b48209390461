### El teléfono de una mesa: cómo terminó la partida, y que los contrarios lo confirmen.

phone-title = Mesa { $table }
phone-wait = Todavía no hay ninguna partida en esta mesa. Esta página la mostrará en cuanto la haya.
phone-fixed = { $entrant ->
    [player] llevan la hoja
   *[pair] lleva la hoja
  }
phone-moving = { $entrant ->
    [player] vienen a la mesa
   *[pair] viene a la mesa
  }
phone-rule = Un solo dispositivo por mesa; los demás teléfonos, guardados (TB-11.7).
phone-done = Anotado y confirmado. Si hay un error, avisen a la organización.
phone-absent = Esta partida no se juega: alguien no ha venido o la ha abandonado.
phone-online = Esta partida se juega en línea; el resultado llegará solo.
phone-sit = ¿Quién eres? Siéntate a jugar
phone-scale = { $n ->
    [one] 1 punto de la escala
   *[other] { $n } puntos de la escala
}
phone-report = Anotar el resultado
phone-sheet = Hoja de puntuación de la mesa
phone-referee = Qué dice el reglamento
phone-call = Llamar al árbitro
phone-called = El árbitro está avisado.
phone-call-off = Ya no hace falta el árbitro
phone-back = Atrás
phone-who = ¿Quiénes son ustedes?
phone-check = ¿Está bien así?
phone-lying = y { $n } del juego sin terminar
phone-send = Sí, enviar
phone-mend = No, corregir
phone-waits = Sin conexión: el resultado espera en este teléfono y se enviará solo en cuanto la haya. Dejen abierta esta página.
phone-claimed = { $names }: ¿están de acuerdo?
phone-claimed-by = Anotado por { $names }. Falta que lo confirmen los contrarios, en su teléfono o en este.
phone-agree = De acuerdo: { $names }
phone-disagree = No, fue otro resultado
phone-mend-own = Lo hemos escrito mal: { $names }
phone-other-phone = Confirmar en otro teléfono
phone-conflict = Los resultados no coinciden
phone-conflict-text = La organización ya lo ve y lo resolverá con ustedes. Quienes se hayan equivocado pueden aceptar el otro resultado en su teléfono.
phone-conflict-accept = Nos equivocamos: es { $points }, como dicen { $names }
phone-not-right = El resultado no es correcto

report-points = Puntos de { $names }
report-lying = Puntos de { $names } en el juego sin terminar
report-deals = ¿Cuántos juegos han terminado?
report-stopped = ¿Ha parado el reloj un juego sin terminar?
report-below = Nadie ha llegado a { $target } puntos, y la partida se juega hasta ahí.
phone-second = ¿Es correcto el resultado?
phone-second-text = Se anotó y se confirmó desde un solo teléfono. La organización pide que lo revise alguno de los contrarios, desde su propio teléfono.
phone-second-wrong = No, está mal
phone-second-sheet = Su hoja dice { $points }. Este resultado ya lo había decidido la organización, así que se mantiene; la organización ve lo que dice la hoja y decidirá.
phone-second-denied = La organización ya sabe que hay desacuerdo y lo aclarará con ustedes.
phone-other-match = La otra partida de esta mesa: ronda { $round }

## El enlace de una pareja

phone-own-match = Su otra partida: ronda { $round }
phone-pair = Pareja { $pair }
phone-player = N.º { $pair }
phone-pair-wait = Todavía no hay mesa. Esta página la mostrará en cuanto la organización siente la ronda.
phone-gone = Su inscripción ya no participa en la competición. Si es un error, avisen a la organización.
phone-disqualified = Su inscripción está descalificada y ya no participa. Si es un error, avisen a la organización.
phone-out = Esta pareja está eliminada y no juega más rondas.
phone-next = Después: ronda { $round }, mesa { $table }
phone-next-against = Contra { $names }.
phone-next-rests = En la ronda { $round } descansan.
phone-next-wait = La próxima mesa aparecerá aquí en cuanto la organización siente la ronda.
phone-place = Puesto { $place } de { $n }
phone-claimed-waits = Falta que lo confirmen { $names }
phone-claimed-own = Ustedes ya lo anotaron. Ahora lo confirman los contrarios en su teléfono.
phone-claimed-other = Lo anotaron { $names }. ¿Fue así?
