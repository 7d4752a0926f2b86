"""Rooms lit once, in which any stone can be laid: see lib/stone.py and src/rooms/."""
