"""Many games at once: who is stronger, by how much, and how sure that is."""
