### Las costumbres en la página: lo que se repite en las partidas propias.

habits-how = Tus últimas partidas, miradas por el entrenador. Lo contado se queda en este navegador.
habits-counting = El entrenador mira la partida { $number } de { $of }. La primera vez tarda un rato.
habits-see = Verlo en la repetición
habits-train = Practícalo: { $theme }
