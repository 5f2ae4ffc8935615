"""Where other machines find this server."""

from __future__ import annotations

import socket


def network_address(host: str, port: int) -> str | None:
    """The address for other machines of the same network; None if the server listens only to its own."""
    if host not in ("0.0.0.0", "::"):
        return None if host.startswith(("127.", "::1", "localhost")) else f"http://{host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which address would be used.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}"
