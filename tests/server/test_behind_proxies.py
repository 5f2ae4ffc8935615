"""The proxies of docs/hosting.md as they are installed from Debian, with TLS: pages, choices and streams through them.

Nothing here is ever skipped: where there is no proxy and none can be installed, the test fails and says how to get one.
"""

import contextlib
import json
import os
import re
import shutil
import ssl
import subprocess
import time
from pathlib import Path

import httpx
import pytest

import installing
from server.serving import PATIENCE, Thread, free_port, new_request

pytestmark = pytest.mark.processes

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "longhouse.example.org"


def program(name):
    """Where a program is; it is installed if it is not there and we may."""
    found = installing.from_debian(name)
    if not found:
        pytest.fail(f"There is no {name}, and it could not be installed: apt-get install {name}", pytrace=False)
    return found


def certificate(folder):
    """A certificate of our own making."""
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:localhost"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    made = subprocess.run(
        ["openssl", "req", "-x509", *kind, *files, *names], capture_output=True, text=True, timeout=300, check=False
    )
    assert made.returncode == 0, made.stderr


def nginx(folder, upstream, port):
    certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8420", upstream).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}").replace("/etc/ssl/longhouse", str(folder))
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "whole.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log;\nevents {{}}\nhttp {{\n"
        f"access_log off;\n{places}{text}\n}}\n"
    )
    user = [] if os.geteuid() else ["-g", "user root;"]
    return subprocess.Popen([program("nginx"), "-c", str(whole), "-p", str(folder), "-e", f"{folder}/log", *user])


def caddy(folder, upstream, port):
    certificate(folder)
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "LONGHOUSE_SITE": f"https://{NAME}:{port}",
        "LONGHOUSE_TLS": f"tls {folder}/fullchain.pem {folder}/privkey.pem",
        "LONGHOUSE_UPSTREAM": upstream,
    }
    whole = folder / "Caddyfile"
    # Another server of this machine may have port 80, where Caddy would only send people on.
    whole.write_text(
        (DEPLOY / "Caddyfile").read_text().replace("admin off", "admin off\n\tauto_https disable_redirects")
    )
    command = [program("caddy"), "run", "--config", str(whole), "--adapter", "caddyfile"]
    return subprocess.Popen(command, env=environment, stderr=(folder / "log").open("wb"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", heartbeat=1, hosts=NAME)
    yield running
    running.stop()


@pytest.mark.parametrize("start", [nginx, caddy])
def test_a_match_is_played_through_the_proxy_and_events_come_at_once(server, tmp_path, start):
    port = free_port()
    proxy = start(tmp_path, server.address.removeprefix("http://"), port)
    try:
        trust = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
        web = client(port, trust)
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if web.get("/ready").status_code == 200:
                    break
            assert proxy.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < end, (tmp_path / "log").read_text()
            time.sleep(0.1)
        assert web.get("/").status_code == 200
        origin = {"origin": f"https://{NAME}:{port}", "sec-fetch-site": "same-origin"}
        seats = [{"kind": "me"}, {"kind": "here"}]
        body = {"request": new_request(), "game": "tomahawk", "seats": seats}
        evil = web.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
        made = web.post("/api/tables", json=body, headers=origin)
        assert made.status_code == 201, made.text
        assert re.fullmatch(r"[\w.:-]{8,64}", made.headers["x-request-id"])
        made = made.json()
        path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        mine = {**origin, "authorization": f"Bearer {token}"}
        with client(port, trust).stream("GET", f"{path}/stream", headers=mine) as stream:
            lines = stream.iter_lines()
            first = next_told(lines)
            seen = web.get(path, headers=mine).json()
            chosen = {"request": new_request(), "decision": seen["decision"]["id"]}
            chosen["choices"] = [seen["options"][0]["key"]]
            done = web.post(f"{path}/choices", json=chosen, headers=mine)
            assert done.status_code == 200, done.text
            # The stream is still open: a proxy that held events back would give nothing before it ends.
            assert next_told(lines)["seq"] > first["seq"]
    finally:
        proxy.terminate()
        proxy.wait(30)


def client(port, trust):
    """A browser that finds the name at this machine."""
    transport = httpx.HTTPTransport(verify=trust)

    class Here(httpx.BaseTransport):
        def handle_request(self, request):
            request.extensions["sni_hostname"] = NAME
            request.url = request.url.copy_with(host="127.0.0.1")
            return transport.handle_request(request)

    return httpx.Client(transport=Here(), base_url=f"https://{NAME}:{port}", timeout=60)


def next_told(lines):
    """The next thing that the table tells."""
    event = ""
    for line in lines:
        if line.startswith("event: "):
            event = line[7:]
        elif line.startswith("data: ") and event == "told":
            return json.loads(line[6:])
    raise AssertionError("the stream has ended")


def test_the_units_are_what_systemd_understands(tmp_path):
    verify = shutil.which("systemd-analyze")
    for name in ("longhouse.service", "longhouse.socket"):
        text = (DEPLOY / name).read_text()
        assert "[Unit]" in text
        (tmp_path / name).write_text(re.sub(r"/opt/longhouse/bin/longhouse", "/bin/true", text))
    if verify:
        done = subprocess.run(
            [verify, "verify", tmp_path / "longhouse.socket", tmp_path / "longhouse.service"],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
            env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
        )
        complaints = [line for line in done.stderr.splitlines() if "longhouse" in line]
        assert complaints == []
