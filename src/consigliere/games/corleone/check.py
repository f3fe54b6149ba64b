def check(pack): pass
