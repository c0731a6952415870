"""The documents that are made from the code: the JSON Schemas of the wire and of the games' views, with a page for each game, and the
OpenAPI description of the lobby.

python -m greathall.hall.http.openapi docs
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from greathall.hall.http import view_pages, view_schemas
from greathall.hall.http.routers import make_api
from greathall.hall.wire import protocol


def described() -> dict[str, Any]:
    """The HTTP interface, as OpenAPI."""
    described: dict[str, Any] = make_api().openapi()
    return described


def written_pages() -> dict[str, str]:
    """Each document under its name."""
    documents: dict[str, Any] = {f"programs/wire-{name}.json": schema for name, schema in protocol.schemas().items()}
    documents |= {f"programs/{name}.json": schema for name, schema in view_schemas.schemas().items()}
    documents["programs/openapi.json"] = described()
    written = {name: json.dumps(document, indent=2, ensure_ascii=False) + "\n" for name, document in documents.items()}
    return {**written, **view_pages.pages()}


def main() -> None:
    """Write them into a folder."""
    for name, text in written_pages().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
