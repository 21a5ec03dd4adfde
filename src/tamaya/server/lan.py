"""How others find a server on the local network."""

import io
import socket

import segno


def lan_address() -> str | None:
    """This machine's address on its network; None if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address of documentation: connecting a datagram socket only asks which way it would go.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def qr_code(text: str) -> str:
    """The text as a QR code of half blocks, for a terminal.

    >>> len(qr_code("http://192.0.2.7:8000").splitlines()) > 10
    True
    """
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
