### Los resultados de una competición en un solo archivo, después.

results-ranking = Clasificación
results-teams = Equipos
results-bracket = Cuadro
results-rounds = Rondas
results-why = ¿Por qué?
results-sheets = Hojas de puntuación
results-log = Diario

results-as-of = Clasificación { $status } ({ $when })
results-number = N.º
results-points = Puntos
results-open = todavía sin resultado
results-absent = no jugó o abandonó
results-sheet = Hoja de puntuación
results-what = Anotación
results-who = De
results-annulled = anulada por la anotación
results-corrected = corregida por la anotación
results-why-hint = Cada nombre lleva a los motivos de sus cifras.
results-entries-hint = Los números entre paréntesis son anotaciones del diario.
