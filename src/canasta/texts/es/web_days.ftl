### Una partida por días, en la mesa.

days-mine = Te toca; tienes hasta el { $until }
days-theirs = { $name } tiene hasta el { $until }
days-next = La próxima mano empieza el { $until } como muy tarde
days-reach-title = Cuándo se te puede avisar
days-quiet = Horas de descanso
days-quiet-note = Ningún plazo acaba en estas horas: pasa a cuando terminan. Vale para todas las partidas por días de este dispositivo.
days-from = De
days-to = A
days-missed = Si se acaba el plazo, un bot juega ese turno, y el siguiente vuelve a ser tuyo. Para las vacaciones, pon la partida en pausa desde el menú.
