### Los problemas: sus temas, la lección de cinco minutos y la orden `canasta puzzle`.

puzzle-theme-abatir = Cerrar de una vez
puzzle-theme-canasta = Hacer la canasta
puzzle-theme-cut = La moda del corte
puzzle-theme-end = Antes de que acabe el juego
puzzle-theme-freeze = Premiar el pozo o no
puzzle-theme-house = Propio de esta modalidad
puzzle-theme-keep = Guardar lo que sirve
puzzle-theme-lay = Exponer
puzzle-theme-leave = Dejar el pozo
puzzle-theme-on = Una vuelta más
puzzle-theme-open = Abrir ya
puzzle-theme-out = Cerrar ya
puzzle-theme-safe = Un descarte seguro
puzzle-theme-take = Tomar el pozo
puzzle-theme-wait = Esperar para abrir
puzzle-theme-wild = El comodín justo
puzzle-theme-wild-canasta = La canasta de comodines

puzzle-idea-abatir = A veces puedes exponer la mano entera de una vez. Antes de empezar, mira si cada carta tiene su lugar.
puzzle-idea-canasta = Las canastas dan casi todos los puntos, y sin ellas nadie cierra. La carta que completa una rara vez sirve más en otro sitio.
puzzle-idea-cut = El corte marcó la moda, y su canasta vale el doble. Mira si todavía puede ser tuya y dale prioridad sobre las demás.
puzzle-idea-end = Si otros pueden cerrar o el mazo se acaba, las cartas de la mano restan. Cuenta con cuántos puntos te quedarías.
puzzle-idea-freeze = Un comodín en el pozo se lo niega a quien vive de sus combinaciones. Cuesta un comodín y también te limita: mira quién tiene más en la mesa.
puzzle-idea-house = Cada modalidad tiene sus propios premios. Mira qué paga esta antes de jugar como en las demás.
puzzle-idea-keep = Las parejas son la llave del pozo, y los treses negros son pocos. Antes de descartar una carta, mira qué puede hacer todavía.
puzzle-idea-lay = En la mesa las combinaciones crecen, ayudan a tu compañero y suman. En la mano restan.
puzzle-idea-leave = El pozo no siempre vale lo que cuesta: por pocas cartas no rompas parejas ni gastes comodines.
puzzle-idea-on = Cerrar termina lo que aún puedes ganar. Con canastas a punto y nadie cerca de cerrar, sigue.
puzzle-idea-open = Con el bando abierto, el pozo pide menos y tu compañero también puede exponer. Si otros están por cerrar, date prisa.
puzzle-idea-out = Al cerrar, los contrarios se quedan con sus cartas. Cuantas más tengan, más vale.
puzzle-idea-safe = El siguiente toma lo que le encaja. Piensa qué junta, qué dejó pasar y cuántas de esa carta quedan.
puzzle-idea-take = Muchas cartas de golpe valen más que una del mazo, sobre todo si sabes que algunas te sirven.
puzzle-idea-wait = Si abrir gasta los comodines o media mano, no queda nada para el pozo. Expón lo justo o espera.
puzzle-idea-wild = El comodín remata una canasta; en una combinación corta todavía no hace nada, y ensucia una limpia.
puzzle-idea-wild-canasta = Los comodines juntos forman su propia canasta, y se paga bien. Cuando tengas cuatro, piénsalo.

puzzle-recap-abatir = Antes de exponer la primera carta, cuenta si caben todas.
puzzle-recap-canasta = Primero la carta que hace canasta; después, lo demás.
puzzle-recap-cut = Primero la moda; después, los demás valores.
puzzle-recap-end = Cerca del final, la mano es una deuda.
puzzle-recap-freeze = Premia el pozo contra quien tiene más combinaciones que tú; nunca contra ti.
puzzle-recap-house = Conoce lo que paga esta modalidad.
puzzle-recap-keep = Descarta lo que ya no puede hacer nada.
puzzle-recap-lay = En la mesa las cartas trabajan; en la mano esperan.
puzzle-recap-leave = Un pozo pequeño no vale una pareja ni un comodín.
puzzle-recap-on = Mientras nadie te apure, termina antes tus canastas.
puzzle-recap-open = Abre pronto si te da el pozo, ayuda a tu compañero o te pone a salvo.
puzzle-recap-out = Cierra mientras los contrarios tienen muchas cartas.
puzzle-recap-safe = Piensa en el siguiente antes de soltar una carta.
puzzle-recap-take = Un pozo grande gana juegos: tómalo mientras puedas.
puzzle-recap-wait = Si abrir cuesta tus mejores cartas, espera un turno.
puzzle-recap-wild = Guarda los comodines para la séptima carta.
puzzle-recap-wild-canasta = Cuatro comodines son más de media canasta.

puzzle-error-progress = { $file } no contiene el avance en los problemas: se esperaba el archivo tal como se escribió. Apártalo para empezar de nuevo.
puzzle-error-rules = Aún no hay problemas de { $found }: se esperaba una de { $names }.
puzzle-error-theme = Aquí no hay un tema { $found }: se esperaba uno de { $names }.
puzzle-error-unknown = No hay ningún problema { $found }: se esperaba uno de los nombres que muestra canasta puzzle.
puzzle-error-answer = { $found } no es una respuesta aquí: se esperaba una de las que se muestran.

puzzle-part-alike = Se parece, pero…
puzzle-part-again = Otra vez
puzzle-part-example = Un ejemplo
puzzle-not-beaten = Así { $others ->
    [one] le facilitas cerrar a { $name }
   *[other] les facilitas cerrar a los contrarios
}.
puzzle-not-canastas = { $partners ->
    [0] Así acabas haciendo menos canastas.
   *[other] Así tu bando acaba haciendo menos canastas.
}
puzzle-not-theirs = Así { $others ->
    [one] { $name } suma
   *[other] los contrarios suman
} más puntos.
puzzle-not-held = { $partners ->
    [0] Así te quedan más puntos en la mano.
   *[other] Así a tu bando le quedan más puntos en la mano.
}
puzzle-not-out = { $partners ->
    [0] Así te cuesta más cerrar.
   *[other] Así a tu bando le cuesta más cerrar.
}
puzzle-not-taken = Que { $side ->
    [one] { $name } se lleve
   *[other] se lleven
} el pozo: así, { $then }; con la mejor jugada, { $now }.
puzzle-right-too = También está bien.
puzzle-part-puzzle = Te toca

cli-puzzle-asked = ¿Qué haces?
cli-puzzle-shown = Lo mejor aquí:
cli-puzzle-head = { $part } · { $theme }
cli-puzzle-lesson = Cinco minutos: { $theme }
cli-puzzle-recap = Para recordar: { $recap }
cli-puzzle-right = Correcto.
cli-puzzle-score = Tu puntuación: { $rating }. Intentados: { $tried }.
cli-puzzle-wrong = Aquí no es lo mejor.

cli-puzzle = Plantea un problema de un juego real en que una jugada es claramente la mejor, y dice por qué. Lo que salió mal vuelve a los 1, 3, 7, 14, 30 y 90 días. Tu avance se guarda junto a tus partidas.
cli-puzzle-short = Entrenar con problemas o hacer la lección de cinco minutos
cli-puzzle-example =
    canasta puzzle
    canasta puzzle --lesson
    canasta puzzle --theme freeze --rules clasica
cli-argument-puzzle = El nombre de un problema; sin él, el que te toca.
cli-option-puzzle-lesson = La lección de cinco minutos de hoy; si la dejas a medias, sigue donde estaba.
cli-option-puzzle-theme = Solo problemas de este tema.
