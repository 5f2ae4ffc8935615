"""Learns who will probably win a position: games of bots against themselves (`positions`), then `learn`."""
