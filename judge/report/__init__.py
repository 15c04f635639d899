"""Show records to people and to programs: terminal (rich) and JSON. Nothing is decided or measured here."""
