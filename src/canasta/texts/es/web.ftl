### Las páginas del navegador alrededor de la mesa: inicio, sala, preferencias, reglamento.

home-title = Canasta
