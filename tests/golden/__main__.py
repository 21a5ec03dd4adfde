"""Write the golden playthroughs anew: ``python -m tests.golden``. Read the difference before you commit it."""

from tests.golden.scripts import cases, write

if __name__ == "__main__":
    for name in cases():
        write(name)
    print(f"{len(cases())} playthroughs")
