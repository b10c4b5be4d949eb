#!/usr/bin/env python3
"""Takes a fixture of a release: a hall with running and finished tables, and game files.

    python3 tests/releases/take.py PATH/TO/gladsheim tests/releases/NAME

The hall is filled through its own API, with every option of every game that the release lists, and
one table more per game that plays with content of its own. `people.json` keeps the keys of those who
sit at the running tables, so that a test can play on. `README.md` says how fixtures are used.
"""

import json
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

LOT = random.Random(1)
TO_THE_END = 10_000


def setups(binary):
    """Each game with its defaults, and with every other value of every option."""
    for game in json.loads(subprocess.check_output([binary, "games", "--json"])):
        yield game["id"], {}
        for option in game["options"]:
            kind = option["kind"]
            values = ["false", "true"] if kind == "switch" else kind["one_of"]
            needed = {option["needs"]: "true"} if option["needs"] else {}
            for value in values[1:]:
                yield game["id"], {**needed, option["name"]: value}


class Hall:
    def __init__(self, binary, data, *more):
        command = [binary, "serve", "--no-limits", "--listen", "127.0.0.1:0", "--data", data, *more]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def ask(self, method, path, token=None, body=None):
        """The answer, and the key of whoever asked."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.address}/api/v1{path}"
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("set-cookie") or ""
            key = cookie.partition("gladsheim=")[2].partition(";")[0] or token
            return json.loads(answer.read() or b"null"), key

    def sit_down(self, game, options, players):
        """Two people, and bots on the other seats: the table and the keys of the two."""
        bots = [{"kind": "bot", "strength": "thrall"}] * (players - 2)
        seats = [{"kind": "me"}, {"kind": "open"}, *bots]
        body = {"game": game, "players": players, "options": options, "name": "Ask", "seats": seats}
        table, host = self.ask("POST", "/tables", None, body)
        table = table["id"]
        invite, _ = self.ask("POST", f"/tables/{table}/invites", host, {"seat": 1})
        _, guest = self.ask("POST", "/claim", None, {"token": invite["token"], "name": "Embla"})
        self.ask("POST", f"/tables/{table}/chat", guest, {"text": "May the dice be kind."})
        self.ask("POST", f"/tables/{table}/start", host, {})
        return table, [host, guest]

    def play(self, table, keys, answers):
        """Answers by lot, until so many answers were given or the game is over."""
        until = time.time() + 180
        while answers > 0 and time.time() < until:
            for key in keys:
                state, _ = self.ask("GET", f"/tables/{table}/state", key)
                if state.get("over"):
                    return
                if state["choices"]:
                    action = LOT.choice(state["choices"])["id"]
                    act = {"question": state["question"]["id"], "action": action}
                    try:
                        self.ask("POST", f"/tables/{table}/actions", key, act)
                        answers -= 1
                    except urllib.error.HTTPError as error:
                        if error.code != 409:  # somebody was faster
                            raise
            time.sleep(0.005)


def fill(hall, setups, people):
    """A running and a finished table for each setup."""
    for number, (game, options) in enumerate(setups):
        for answers in (12 + 3 * number, TO_THE_END):
            table, keys = hall.sit_down(game, options, 2 + number % 3)
            hall.play(table, keys, answers)
            if answers == TO_THE_END:
                print("finished", game, options, table, flush=True)
            else:
                people[table] = keys


def own_decks(binary, folder):
    """The content of every game, with one copy more of its first card."""
    for game in sorted({game for game, _ in setups(binary)}):
        subprocess.check_call([binary, "cards", game, "--export", folder], stdout=subprocess.DEVNULL)
        for file in pathlib.Path(folder, game).iterdir():
            file.write_text(one_more(file.suffix, file.read_text()))


def one_more(kind, text):
    if kind == ".toml":
        return re.sub(r"^copies = (\d+)", lambda n: f"copies = {int(n[1]) + 1}", text, count=1, flags=re.M)
    heading, first, rest = text.split("\n", 2)
    place = heading.split(",").index("copies")
    cells = first.split(",")
    cells[place] = str(int(cells[place]) + 1)
    return "\n".join([heading, ",".join(cells), rest])


def main(binary, folder):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    people = {}
    with tempfile.TemporaryDirectory() as data:
        with Hall(binary, data) as hall:
            fill(hall, list(setups(binary)), people)
        games = sorted({game for game, _ in setups(binary)})
        decks = pathlib.Path(data, "decks")
        own_decks(binary, decks)
        with Hall(binary, data, "--content", decks) as hall:
            fill(hall, [(game, {}) for game in games], people)
        kept = sqlite3.connect(pathlib.Path(data, "hall.db"))
        kept.execute("VACUUM INTO ?", [str(folder / "hall.db")])
        kept.close()
    (folder / "people.json").write_text(json.dumps(people, indent=1) + "\n")
    for number, (game, options) in enumerate(setups(binary)):
        chosen = [f"--option={name}={value}" for name, value in options.items()]
        values = [f"{name}-{value}" for name, value in options.items()]
        file = folder / ("_".join([game, *values]) + ".json")
        players = str(2 + number % 3)
        bots = ["--bots", "greedy", "--players", players, "--seed", str(number)]
        subprocess.check_call([binary, "record", "--game", game, *chosen, *bots, "-o", file])


if __name__ == "__main__":
    main(*sys.argv[1:])
