"""The care of what is stored: copies that other machines take in, backups, pruning, erased names."""
