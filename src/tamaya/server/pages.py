"""The built browser client: one page for every address of it, and its files, compressed when they were built."""

import mimetypes
from dataclasses import dataclass
from gzip import compress
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.problems import ApiError
from tamaya.server.shell import MANIFEST, Entry, Shell, entry_of, language_of

STATIC = Path(__file__).parent / "static"

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
"""Keep it, but ask each time whether it is still the same."""

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = b"The browser client isn't built: run `make web`, or install the package from a wheel.\n"


@dataclass(frozen=True, slots=True)
class Asset:
    """A built file: its bytes by encoding (``""``: as it is)."""

    media: str
    cache: str
    bodies: dict[str, bytes]
    etag: str
    vary: str = "Accept-Encoding"

    def answer(self, request: Request) -> Response:
        """The file in the best encoding that the browser takes; or that it hasn't changed."""
        headers = {"Cache-Control": self.cache, "ETag": self.etag, "Vary": self.vary}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        best = next((name for name, _ in ENCODINGS if name in accepted and name in self.bodies), "")
        if best:
            headers["Content-Encoding"] = best
        return Response(self.bodies[best], headers=headers, media_type=self.media)


class Pages:
    """The files of the built client, held in memory; read again when a new build lies there."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built: int | None = None
        self._assets: dict[str, Asset] = {}
        self._shell: Shell | None = None
        self._pages: dict[tuple[Entry | None, str], Asset] = {}

    async def serve(self, request: Request) -> Response:
        """Answer any GET that nothing else answers: a file, or the page of the client."""
        self._refresh()
        path = request.path_params["path"]
        asset = self._assets.get(path)
        if asset is not None:
            return asset.answer(request)
        if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws/", "assets/")):
            raise ApiError("not_found")
        if self._shell is None:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        wanted = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
        return self._page(self._shell, entry_of(path), wanted).answer(request)

    def _page(self, shell: Shell, entry: Entry | None, language: str) -> Asset:
        page = self._pages.get((entry, language))
        if page is None:
            plain = shell.page(entry, language)
            bodies = {"": plain, "gzip": compress(plain, mtime=0)}
            page = Asset("text/html", ASK, bodies, _etag(plain), "Accept-Encoding, Accept-Language")
            self._pages[entry, language] = page
        return page

    def _refresh(self) -> None:
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except FileNotFoundError:
            return
        if built != self._built:
            self._built = built
            self._assets = dict(_read(self._folder))
            self._shell, self._pages = Shell(self._folder), {}


def _read(folder: Path) -> list[tuple[str, Asset]]:
    suffixes = tuple(suffix for _, suffix in ENCODINGS)
    others = (folder / "index.html", folder / MANIFEST)
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in suffixes]
    return [(path.relative_to(folder).as_posix(), _asset(folder, path)) for path in files if path not in others]


def _asset(folder: Path, path: Path) -> Asset:
    plain = path.read_bytes()
    packed = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS}
    bodies = {"": plain} | {name: file.read_bytes() for name, file in packed.items() if file.is_file()}
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # Names in assets/ hold a hash of what is in them.
    hashed = path.relative_to(folder).parts[0] == "assets"
    return Asset(media, FOREVER if hashed else ASK, bodies, _etag(plain))


def _etag(plain: bytes) -> str:
    return f'"{sha256(plain).hexdigest()[:16]}"'
