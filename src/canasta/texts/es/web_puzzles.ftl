### Los problemas en la página: uno tras otro, o la lección de cinco minutos.

puzzles-one = Un problema
puzzles-lesson = Cinco minutos
puzzles-kind = Qué hacer
puzzles-question = ¿Qué haces?
puzzles-answers = Las respuestas
puzzles-how = Elige una respuesta, o hazla en la mesa.
puzzles-add = Añadir
puzzles-part = Parte { $number } de { $of }
puzzles-part-alike = Se parece, pero…
puzzles-part-again = Otra vez
puzzles-part-example = Un ejemplo
puzzles-part-puzzle = Te toca
puzzles-right = ¡Correcto!
puzzles-wrong = Aquí no es lo mejor.
puzzles-best = Lo mejor aquí
puzzles-others = Las demás
puzzles-mark-yours = tu respuesta
puzzles-next = Otro problema
puzzles-on = Seguir
puzzles-finished = Esa fue la lección de hoy
puzzles-rating = Tu puntuación: { $rating }. Intentados: { $tried }.
