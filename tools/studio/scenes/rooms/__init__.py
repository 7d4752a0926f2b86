"""Rooms lit once, in which every surface can take any choice: see surfaces.py."""
