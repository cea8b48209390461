### What an extra of the package would bring.

extra-error-missing = This needs the package { $package }, which is not installed. To install it: pip install "canasta[{ $extra }]".
