def check(pack):
    pass
