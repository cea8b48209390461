### Una partida por días, en la mesa.

days-mine = Te toca; tienes hasta el { $until }
days-theirs = { $name } tiene hasta el { $until }
days-next = El próximo juego empieza el { $until } como muy tarde
days-missed-mine =
    { $n ->
        [one] Se te acabó el plazo y un bot jugó ese turno.
       *[other] Se te acabó el plazo { $n } veces seguidas y un bot jugó esos turnos.
    }
days-missed-theirs =
    { $n ->
        [one] A { $name } se le acabó el plazo y un bot jugó ese turno.
       *[other] A { $name } se le acabó el plazo { $n } veces seguidas y un bot jugó esos turnos.
    }
days-reach-title = Cuándo se te puede avisar
days-quiet = Horas de descanso
days-quiet-note = Ningún plazo acaba en estas horas: pasa a cuando terminan. Vale para todas las partidas por días de este dispositivo.
days-from = De
days-to = A
days-missed = Si se acaba el plazo, un bot juega ese turno, y el siguiente vuelve a ser tuyo. Para las vacaciones, pon la partida en pausa desde el menú.
days-notices = Avísame cuando me toque
days-notices-note = Un aviso en este dispositivo, sin nombres ni cartas. Pasa por el servicio que usa su navegador para los avisos.
days-notices-off = Este servidor no envía avisos. En Mis partidas pone dónde te toca.
days-notices-browser = Este navegador no recibe avisos aquí: lo hace en páginas con https y, en un iPhone, con la página en la pantalla de inicio. En Mis partidas pone dónde te toca.
days-notices-denied = Este navegador no permite avisos de esta página. Permítelos en sus ajustes de la página y prueba otra vez.
days-notices-failed = Ahora no se llega al servicio de avisos del navegador. Prueba más tarde.
