"""Learns who will probably win a position, from games that bots play against themselves. Self-play first (`positions`), then `learn`."""
