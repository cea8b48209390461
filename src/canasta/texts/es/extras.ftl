### Lo que traería un extra del paquete.

extra-error-missing = Para esto hace falta el paquete { $package }, que no está instalado. Se instala así: pip install "canasta[{ $extra }]".
