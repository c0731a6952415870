"""A report in one HTML file that needs nothing else: tables, plots, and what it takes to make it again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from greathall.lab.extras import extra
from greathall.lab.kept import unwritten

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b33; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: normal; line-height: 1.2 }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #c9b9a6 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0 }
th, td { padding: .2rem .9rem .2rem 0; text-align: right; white-space: nowrap; vertical-align: top; border-bottom: 1px solid #eee }
.text { text-align: left; white-space: normal; overflow-wrap: break-word }
tr.marked td { background: #f7ece6; font-weight: 600 }
svg { max-width: 100%; height: auto }
.scroll { overflow-x: auto }
.verdict { border-left: 4px solid #7a1f2b; padding: .4rem 1rem; background: #faf6f1 }
code { font-size: .9em; overflow-wrap: anywhere }
"""


class Report:
    """A page, filled from top to bottom."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str, verdict: bool = False) -> None:
        self.parts.append(f"<p{' class=verdict' if verdict else ''}>{escape(text)}</p>")

    def plot(self, svg: str) -> None:
        self.parts.append(f"<figure>{svg}</figure>")

    def table(
        self, headings: Sequence[str], rows: Iterable[Sequence[str]], marked: Iterable[int] = (), texts: Sequence[int] = (0,)
    ) -> None:
        """A table; the rows with these numbers stand out, and the columns with those are read as text, not as figures."""
        standing_out = set(marked)
        kinds = [" class=text" if column in texts else "" for column in range(len(headings))]
        head = "".join(f"<th scope=col{kind}>{escape(heading)}</th>" for kind, heading in zip(kinds, headings, strict=True))
        body = "".join(
            f"<tr{' class=marked' if number in standing_out else ''}>"
            + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
            + "</tr>\n"
            for number, row in enumerate(rows)
        )
        self.parts.append(f"<div class=scroll><table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>")

    def made_by(self, about: Mapping[str, Any]) -> None:
        """What the study was made with, so that it can be made again."""
        self.heading("How it was made")
        self.table(
            ["", ""], [(name, value if isinstance(value, str) else json.dumps(value)) for name, value in about.items()], texts=(0, 1)
        )

    def to_html(self) -> str:
        parts = "\n".join(self.parts)
        title = escape(self.title)
        return (
            f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n{parts}\n</html>\n"
        )


def percent(share: Mapping[str, float]) -> str:
    """A share with its interval."""
    return f"{share['share']:.1%} ({share['low']:.1%} – {share['high']:.1%})"


def write(path: Path, text: str) -> None:
    """Write a file whole, or not at all."""
    with unwritten(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    write(path, json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def write_parquet(path: Path, columns: Mapping[str, list[Any]], about: Mapping[str, Any]) -> None:
    """Columns as Parquet, with what they were made with in the metadata under `greathall`."""
    arrow, parquet = extra("pyarrow", "lab"), extra("pyarrow.parquet", "lab")
    table = arrow.table(dict(columns)).replace_schema_metadata({"greathall": json.dumps(about)})
    with unwritten(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        parquet.write_table(table, draft, compression="zstd")
        draft.replace(path)
