"""The commands of the laboratory: arena, gate, tune and simulate."""
