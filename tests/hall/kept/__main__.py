from tests.hall.kept import write

write()
