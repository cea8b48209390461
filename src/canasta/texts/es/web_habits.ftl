### Las costumbres en la página: lo que se repite en las partidas propias.

habits-how = El entrenador repasa tus últimas partidas. Los resultados se quedan en este navegador.
habits-counting = El entrenador mira la partida { $number } de { $of }. La primera vez tarda un rato.
habits-see = Verlo en la repetición
habits-train = Practícalo: { $theme }
