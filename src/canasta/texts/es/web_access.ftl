# La declaración de accesibilidad, en breve. docs/reference/accesibilidad.md es la larga.

access-aim = Queremos cumplir WCAG 2.2, nivel AA, en todas las páginas. Nadie de fuera lo ha auditado.
access-works = Qué funciona
access-works-keyboard = Todo se puede hacer con el teclado, y siempre se ve dónde está el foco. En las preferencias se desactivan las teclas de una letra.
access-works-listen = Cada carta, mazo, pozo, combinación, jugador y botón tiene nombre para un lector de pantalla. El lector dice cada suceso una sola vez, y cada sonido tiene su frase.
access-works-colour = Nada se dice solo con color. El texto tiene un contraste de 4,5 : 1 como mínimo; «Más contraste» llega más lejos.
access-works-size = Con el texto al doble de tamaño no se corta nada. Con cartas grandes, todo lo que se pulsa mide al menos 44 píxeles.
access-works-touch = Nada exige arrastrar, mantener pulsado ni pulsar dos veces.
access-works-motion = Si el sistema pide menos movimiento, nada vuela ni se desvanece. «Sin vuelo» hace lo mismo solo aquí.
access-works-time = Se puede abrir una mesa sin reloj. «Lo que ha pasado» guarda lo que decía un aviso que ya no está.
access-short = Qué falta
access-short-untried = No se ha usado con NVDA, JAWS, VoiceOver ni TalkBack, ni lo han probado personas que dependen de ellos.
access-short-huge = En un teléfono en vertical, una mano de más de veinte cartas muy grandes deja ver poca mesa. En horizontal hay más sitio.
access-short-wall = La pantalla de pared de un club está hecha para la vista; la página pública da lo mismo en una tabla. Las hojas impresas no llevan etiquetas.
access-short-languages = No hay lectura fácil, lengua de signos ni otros idiomas que el español y el inglés.
access-tell = ¿Algo te lo impide? Di a quien lleva tu mesa qué querías hacer, con qué navegador y con qué ayuda.
