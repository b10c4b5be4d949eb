#!/usr/bin/env python3
"""Holds a hall against its own description: no answer is undocumented, none is a server error.

usage: schemathesis.py PROGRAM [SECONDS]

Starts PROGRAM (the built `gladsheim`) on a free port with a folder that is thrown away, makes a
table that is being played and one in its lobby, and lets schemathesis try every operation of
/openapi.json: with names it makes up, then as the host of each of the two tables. schemathesis
itself comes from PyPI into a virtual environment under target/.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = "4.32.5"
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
]


def schemathesis() -> Path:
    """The program, installed if need be."""
    home = ROOT / "target" / f"schemathesis-{VERSION}"
    program = home / "bin" / "schemathesis"
    if not program.exists():
        venv.create(home, with_pip=True, clear=True)
        pip = [home / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"schemathesis=={VERSION}"], check=True)
    return program


def post(url: str, body: dict, cookie: str | None) -> tuple[dict, str]:
    """Sends JSON; returns the answer and the cookie that is to be sent from now on."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        fresh = answer.headers.get("set-cookie")
        return json.load(answer), fresh.split(";")[0] if fresh else cookie


def tables(hall: str) -> tuple[str, list[str]]:
    """Makes a table in its lobby and one that is played; returns the host's cookie and their names."""
    bots = [{"kind": "bot", "strength": "random"}]
    plan = {"game": "valhalla", "players": 2, "name": "Ask", "visibility": "public"}
    lobby, cookie = post(f"{hall}/api/v1/tables", plan, None)
    plan["seats"] = [{"kind": "me"}, *bots]
    played, cookie = post(f"{hall}/api/v1/tables", plan, cookie)
    post(f"{hall}/api/v1/tables/{played['id']}/start", {}, cookie)
    return cookie, [lobby["id"], played["id"]]


def rounds(hall: str):
    """What to try: a name, the configuration file, and further arguments."""
    cookie, names = tables(hall)
    yield "with made-up names", "", []
    for name in names:
        # The seat is kept too, so that more than the first check is reached.
        config = f'[parameters]\n"path.id" = "{name}"\n"path.seat" = 1\n"path.game" = "valhalla"\n'
        # Giving up the table or the seat would end the round early.
        yield f"at table {name}", config, ["-H", f"Cookie: {cookie}", "--exclude-path-regex", "/leave$"]


def main() -> int:
    program, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 90.0
    tester = schemathesis()
    with tempfile.TemporaryDirectory(prefix="gladsheim-api-") as folder:
        data = Path(folder) / "data"
        serve = [program, "serve", "--listen", "127.0.0.1:0", "--no-limits", "--data", data]
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
        failed = []
        try:
            hall = server.stdout.readline().strip()
            for name, config, more in rounds(hall):
                print(f"-- {name}", flush=True)
                file = Path(folder) / "schemathesis.toml"
                file.write_text(config)
                run = [tester, "--config-file", file, "run", f"{hall}/openapi.json", "--workers", "1"]
                run += ["--max-time", str(max(1, int(seconds / 3))), "--seed", "1", "--no-color"]
                run += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"]
                run += ["--warnings", "off", *more]
                if subprocess.run(run, cwd=folder).returncode != 0:
                    failed.append(name)
                if server.poll() is not None:
                    print("the hall has ended")
                    return 1
        finally:
            server.terminate()
            server.wait(timeout=30)
    for name in failed:
        print(f"the hall is not as described {name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
