### Lo que traería un extra del paquete.

extra-error-missing = Para esto hace falta el paquete { $package }, que no está instalado: se esperaba pip install "canasta[{ $extra }]".
