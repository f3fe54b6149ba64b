"""Bots at tables: processes, the fair queue, a Ray cluster."""
