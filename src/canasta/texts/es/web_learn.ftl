### La página de los cursos. Las lecciones mismas las dice el servidor, con los números de cada juego.

learn-games = La modalidad
learn-go-on = Seguir: { $title }
learn-begin = Empezar: { $title }
learn-progress = { $done } de { $of } lecciones hechas
learn-course-done = Curso terminado
learn-all-courses = Todos los cursos
learn-lesson = Lección { $number } de { $of }
learn-lessons = Las lecciones
learn-done-mark = hecha
learn-show-hint = Muéstrame cómo
learn-shown = Así se puede hacer. Después las cartas vuelven a su lugar y te toca a ti.
learn-habit = Probar lo que no está permitido
learn-refused = No está permitido:
learn-again = Empezar de nuevo
learn-next = Siguiente lección
learn-finish = Jugar una partida
learn-missed = Todo eso estaba permitido, pero no es lo que pide esta lección. Inténtalo otra vez.
learn-all-done = Era la última de este curso. Lo demás lo enseña una partida.
learn-sheet-you = Tu bando
learn-sheet-them = Los contrarios
