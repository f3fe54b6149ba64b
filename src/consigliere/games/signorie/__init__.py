"""Signorie: two to four noble families, dice, careers, marriages, helpers."""
