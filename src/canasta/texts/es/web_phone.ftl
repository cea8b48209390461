### El móvil de una mesa: cómo terminó la partida, y que los contrarios lo confirmen.

phone-title = Mesa { $table }
phone-wait = Todavía no hay ninguna partida en esta mesa. Esta página avisa sola cuando la haya.
phone-fixed = lleva la hoja
phone-moving = viene a la mesa
phone-done = Anotado y confirmado. Si hay un error, avisad a quien organiza.
phone-absent = Esta partida no se juega: una pareja no ha venido o la ha abandonado.
phone-online = Esta partida se juega en línea; el resultado llegará solo.
phone-sit = ¿Quién eres? Siéntate a jugar
phone-report = Anotar el resultado
phone-sheet = Hoja de puntuación de la mesa
phone-referee = Qué dice el reglamento
phone-call = Llamar al árbitro
phone-called = El árbitro está avisado.
phone-call-off = Ya no hace falta el árbitro
phone-back = Atrás
phone-who = ¿Quiénes sois?
phone-check = ¿Está bien así?
phone-lying = y { $n } del juego sin terminar
phone-send = Sí, enviar
phone-mend = No, corregir
phone-claimed = { $names }: ¿estáis de acuerdo?
phone-claimed-by = Lo han anotado { $names }. Falta que lo confirme la otra pareja, en su móvil o en este.
phone-agree = De acuerdo: { $names }
phone-disagree = No, fue otro resultado
phone-mend-own = Lo hemos escrito mal: { $names }
phone-other-phone = Confirmar en otro móvil
phone-conflict = Los resultados no coinciden
phone-conflict-text = Quien organiza ya lo ve en su pantalla y lo va a aclarar con vosotros.

report-points = Puntos de { $names }
report-lying = Puntos de { $names } en el juego sin terminar
report-deals = ¿Cuántos juegos habéis terminado?
report-stopped = ¿El reloj ha parado un juego sin terminar?
report-below = Nadie llega a { $target } puntos, y hasta ahí se juega.
