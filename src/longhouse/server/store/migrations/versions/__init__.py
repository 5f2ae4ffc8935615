"""One file for each step; they never change once released."""
