"""HTTP: tables and seats before a game, records and replays; the whole interface under a fuzzer."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

import greathall
from greathall import rulebook
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import to_option
from greathall.hall.http.games import game_form
from greathall.hall.table.nobles import NOBLES
from greathall.kernel.errors import UnknownGame
from tests.hall.guests import play_game
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much

GAME = {"game": "treachery", "seats": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall"), budget=PATIENCE) as running:
        yield running


def refused(server: Server, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
    """The status and the code of a refusal."""
    with pytest.raises(urllib.error.HTTPError) as error:
        server.ask(method, path, body, key)
    said = json.loads(error.value.read())
    assert said["reason"]
    return error.value.code, said["word"]


def test_what_there_is_to_play(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    assert games["treachery"]["options"][0]["choices"] == ["random", "0", "1", "2", "3"]
    assert [option["name"] for option in games["thrones"]["options"] if option["free"]] == ["decks"]
    assert "T-1.1" in server.get("/api/games/treachery/rules")["lines"]
    assert server.get("/api/games/treachery/cards")["actions"]
    assert server.get("/api/games/thrones/cards")["cards"][0]["text"]
    assert refused(server, "GET", "/api/games/chess/rules") == (404, "not_there")


def test_a_match_is_laid_only_where_the_game_has_one(server: Server) -> None:
    assert {game["name"]: bool(game["match"]) for game in server.get("/api/games")} == {
        "treachery": True,
        "duhr": True,
        "skirmish": False,
        "thrones": False,
    }
    assert refused(server, "POST", "/api/tables", {"game": "skirmish", "seats": 2, "match": True}) == (409, "no_match")


@pytest.mark.parametrize(
    ("language", "eel", "deck"), [("de", "Der Aal vom Niedermarkt", "Lauffeuer"), ("xx", "The Eel of Low Market", "Wildfire")]
)
def test_cards_and_decks_are_shown_in_the_language_of_the_reader(server: Server, language: str, eel: str, deck: str) -> None:
    def asked(what: str) -> Any:
        request = urllib.request.Request(f"{server.url}/api/games/thrones/{what}", headers={"Accept-Language": language})
        with urllib.request.urlopen(request) as answer:
            assert "Accept-Language" in answer.headers["Vary"]
            return json.load(answer)

    assert {card["id"]: card["name"] for card in asked("cards")["cards"]}["the_eel"] == eel
    assert {each["name"]: each["title"] for each in asked("decks")}["oruun_wildfire"] == deck


@pytest.mark.parametrize(
    ("languages", "german"),
    [
        *[(each, True) for each in ("de", "de-AT,de;q=0.9,en;q=0.8", "gsw, de-CH;q=0.9, en;q=0.8")],
        *[(each, False) for each in ("en-GB, de", "xx", "../de", "")],
    ],
)
def test_rules_come_in_the_language_of_the_reader(server: Server, languages: str, german: bool) -> None:
    request = urllib.request.Request(f"{server.url}/api/games/treachery/rules", headers={"Accept-Language": languages})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert "Accept-Language" in answer.headers["Vary"]
        lines = json.loads(answer.read())["lines"]
    assert lines == rulebook.lines("treachery", "de" if german else "en")


def test_what_is_wrong_with_a_deck_is_said_in_the_language_of_the_reader(server: Server) -> None:
    body = json.dumps({"written": "Haus: Calder\n61x Ram Levy"}).encode()
    headers = {"Accept-Language": "de", "content-type": "application/json"}
    request = urllib.request.Request(f"{server.url}/api/games/thrones/decks/read", method="POST", data=body, headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        told = json.loads(answer.read())["breaches"]
    assert told[:2] == [
        {"reason": "Zeile 2: 61 ist keine Zahl von Exemplaren für Widderaufgebot", "line": ""},
        {"reason": "das Hausdeck hat 0 Karten, es braucht mindestens 60", "line": "A-2.2"},
    ]


def test_each_choice_says_for_how_many_seats_it_is(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    offered = {option["name"]: option["seats"] for option in games["thrones"]["options"]}
    assert offered["variant"] == {"standard": [2, 3, 4], "littlefinger": [3, 4], "two_on_two": [4]}
    assert offered["title_bonus"] == {"typed": [2, 3, 4], "literal": [3, 4]}
    assert games["treachery"]["options"][0]["seats"]["3"] == [4]


@pytest.mark.parametrize("game", greathall.all_games(), ids=lambda game: game.name)
def test_every_choice_is_taken_at_the_seats_it_names_and_at_no_others(game: greathall.Game) -> None:
    for option in game_form(game, "en").options:
        assert list(option.seats) == option.choices
        assert list(option.names) == [choice for choice in option.choices if choice]
        for choice, fitting in option.seats.items():
            for seats in range(game.fewest, game.most + 1):
                if seats in fitting:
                    game.new(seats, 0, options={option.name: choice})
                else:
                    with pytest.raises(UnknownGame):
                        game.new(seats, 0, options={option.name: choice})


def test_a_table_gathers_its_guests(server: Server) -> None:
    laid = server.post("/api/tables", GAME)
    path, host = f"/api/tables/{laid['table']}", laid["host"]
    assert laid["table"] in [table["table"] for table in server.get("/api/tables")]
    sat = server.post(f"{path}/seats/0", {"name": " Ada "})
    assert refused(server, "POST", f"{path}/seats/0", {"name": "Bea"}) == (409, "taken")
    assert refused(server, "POST", f"{path}/seats/7", {"name": "Bea"}) == (404, "not_there")
    assert refused(server, "POST", f"{path}/seats/1", {"name": ""}) == (422, "not_well_formed")
    assert refused(server, "POST", f"{path}/start", None, host) == (409, "not_full")
    assert refused(server, "POST", f"{path}/seats/1/bot", {"bot": "easy"}) == (403, "not_yours")
    assert refused(server, "POST", f"{path}/seats/1/bot", {"bot": "os:system"}, host) == (422, "not_well_formed")
    server.post(f"{path}/seats/1/bot", {"bot": "easy"}, host)
    server.post(f"{path}/swap", {"one": 0, "other": 1}, host)
    assert refused(server, "POST", f"{path}/swap", {"one": 0, "other": 0}, host) == (409, "not_two_seats")
    noble, guest = server.get(path)["seats"]
    assert (noble["name"] in NOBLES, noble["kind"], noble["bot"], guest["name"]) == (True, "bot", "easy", "Ada")
    server.ask("DELETE", f"{path}/seats/0", None, host)
    assert refused(server, "DELETE", f"{path}/seats/0", None, host) == (409, "seat_free")
    assert refused(server, "DELETE", f"{path}/seats/1", None, "wrong") == (403, "not_yours")
    server.ask("DELETE", f"{path}/seats/1", None, sat["key"])
    assert [seat["kind"] for seat in server.get(path)["seats"]] == ["free", "free"]
    for seat, name in enumerate(("Cid", "Dov")):
        server.post(f"{path}/seats/{seat}", {"name": name})
    server.post(f"{path}/start", None, host)
    assert refused(server, "POST", f"{path}/start", None, host) == (409, "begun")
    assert laid["table"] in [table["table"] for table in server.get("/api/tables?phase=playing")]
    assert laid["table"] not in [table["table"] for table in server.get("/api/tables")]
    assert refused(server, "POST", f"{path}/seats/1/hand_over", {"bot": "random"}, host) == (409, "not_yet")
    assert refused(server, "POST", f"{path}/seats/7/hand_over", {"bot": "random"}, host) == (409, "no_such_seat")


def test_a_name_is_checked_before_a_table_is_laid(server: Server) -> None:
    before = [table["table"] for table in server.get("/api/tables?most=200")]
    for name in ("", "   ", "!?", "x" * 25):
        assert refused(server, "POST", "/api/tables", {**GAME, "name": name}) == (422, "not_well_formed")
    assert refused(server, "POST", "/api/tables", {**GAME, "name": "Bot 2"}) == (409, "name_of_bot")
    assert [table["table"] for table in server.get("/api/tables?most=200")] == before, "no table was laid in vain"
    laid = server.post("/api/tables", {**GAME, "name": "Ada"})
    seats = server.get(f"/api/tables/{laid['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["free", "free"], "the host sits down as before"
    assert "name" not in server.get(f"/api/tables/{laid['table']}")["plan"]


def test_refusals_never_show_a_field_s_path_over_http(server: Server) -> None:
    request = urllib.request.Request(f"{server.url}/api/tables", method="POST", data=b'{"game": "treachery", "name": " "}')
    request.add_header("content-type", "application/json")
    request.add_header("accept-language", "de")
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(request, timeout=PATIENCE)
    told = json.loads(error.value.read())
    assert told["reason"].startswith("ein Name hat 1 bis 24 Zeichen")
    assert "body.seats" in told["details"]


def test_a_private_table_is_not_listed_and_seats_only_whom_its_host_seats(server: Server) -> None:
    laid = server.post("/api/tables", {**GAME, "listed": False})
    path = f"/api/tables/{laid['table']}/seats/0"
    assert laid["table"] not in [table["table"] for table in server.get("/api/tables")]
    assert refused(server, "POST", path, {"name": "Ada"}) == (403, "not_yours")
    assert server.post(path, {"name": "Ada"}, laid["host"])["key"]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess", "seats": 2}, 404),
        ({"game": "treachery", "seats": 9}, 409),
        ({"game": "treachery", "seats": 2, "options": {"first": "nobody"}}, 409),
        ({"game": "treachery", "seats": 2, "pace": {"kind": "real_time", "decision": "NaN"}}, 422),
        ({"game": "treachery", "seats": 2, "colour": "red"}, 422),
    ],
)
def test_a_plan_that_makes_no_sense(server: Server, plan: dict[str, Any], code: int) -> None:
    assert refused(server, "POST", "/api/tables", plan)[0] == code


def test_decks_are_named_or_listed_and_nonsense_is_refused_when_the_table_is_laid(server: Server) -> None:
    thrones = {"game": "thrones", "seats": 2}
    assert server.post("/api/tables", {**thrones, "options": {"decks": "thornmere_watch gravelund_mourners"}})["table"]
    card_set = cast(CardSet, greathall.game("thrones").read_cards(None))
    own, wrong = deckfile.read(deckfile.write(card_set.decks[0], ".txt", card_set), ".txt", card_set, "mine")
    assert not wrong
    assert server.post("/api/tables", {**thrones, "options": {"decks": to_option(own, card_set)}})["table"]
    for decks in ("nobody", '{"house": "Calder"}', "{", "calder\nplayer 0: Eve"):
        assert refused(server, "POST", "/api/tables", {**thrones, "options": {"decks": decks}}) == (409, "bad_plan")


def test_decks_that_lie_ready_and_lists_in_any_form(server: Server) -> None:
    ready = server.get("/api/games/thrones/decks")
    assert ready[0]["name"] == "thornmere"
    assert len(ready[0]["deck"]["cards"]) == 60
    assert server.get("/api/games/treachery/decks") == []
    assert refused(server, "POST", "/api/games/treachery/decks/read", {"written": ""}) == (404, "not_there")
    path = "/api/games/thrones/decks/read"
    found = server.post(path, {"written": json.dumps(ready[0]["deck"])})
    assert found["breaches"] == []
    for written in found["files"].values():
        assert server.post(path, {"written": written}) == found
    assert server.post("/api/tables", {"game": "thrones", "seats": 2, "options": {"decks": f"any {found['option']}"}})["table"]
    short = server.post(path, {"written": found["files"]["text"].replace("\n2x ", "\n")})
    assert short["option"] == ""
    assert short["breaches"][0]["line"] == "A-2.2"
    assert re.fullmatch(r"the House deck has \d+ cards but needs at least 60", short["breaches"][0]["reason"])
    wrong = server.post(path, {"written": "House: Calder\n1x Rum Levy"})["breaches"][0]
    assert wrong == {"reason": "line 2: there is no card 'Rum Levy'; did you mean Ram Levy?", "line": ""}
    assert refused(server, "POST", path, {"written": "x" * 40_001}) == (422, "not_well_formed")


def test_records_and_replays(server: Server) -> None:
    links = server.lay("treachery", 2)
    path = f"{links[0].table}/1"
    assert refused(server, "GET", f"/api/records/{path}") == (404, "not_there")
    assert refused(server, "GET", f"/api/replays/{path}?viewer=-2") == (403, "not_yours")
    assert refused(server, "GET", f"/api/replays/{path}?viewer=1", None, links[0].key) == (403, "not_yours")
    assert server.get(f"/api/replays/{path}?viewer=0", links[0].key)["view"]["viewer"] == 0
    assert server.get(f"/api/replays/{path}")["view"]["viewer"] == -1
    assert refused(server, "GET", f"/api/replays/{links[0].table}/2") == (404, "not_there")
    asyncio.run(play_game(links))
    assert server.get(f"/api/records/{path}").startswith("Greathall record 1")
    assert "?" not in json.dumps(server.get(f"/api/replays/{path}?viewer=-2&at=3")["view"]["hands"])
    assert links[0].table in [record["table"] for record in server.get("/api/records")]
    last = server.get(f"/api/replays/{path}?viewer=-2")["moves"]
    course = server.get(f"/api/replays/{path}/moves?viewer=-2")["moves"]
    assert course[-1]["text"] == server.get(f"/api/replays/{path}?viewer=-2&at={last}")["told"][0]
    assert refused(server, "GET", f"/api/replays/{links[0].table}/2/moves") == (404, "not_there")
    chances = server.get(f"/api/replays/{path}/chances")["chances"]
    assert len(chances) == last + 1
    assert all(abs(sum(shares) - 1) < 0.01 for shares in chances)
    assert set(chances[-1]) <= {0.0, 0.5, 1.0}
    assert refused(server, "GET", f"/api/replays/{links[0].table}/2/chances") == (404, "not_there")


def test_a_lesson_has_the_same_shuffle_every_time_and_is_for_one(server: Server) -> None:
    plan = {"game": "treachery", "seats": 2, "lesson": "treachery", "listed": False}
    assert refused(server, "POST", "/api/tables", {**plan, "listed": True})[0] == 422
    lessons = ("treachery", "treachery", "treachery__2", "another")
    dealt = [server.lay("treachery", 1, ("random",), lesson=lesson, listed=False, options={"first": "0"})[0] for lesson in lessons]
    views = [server.get(f"/api/replays/{link.table}/1?viewer=0", link.key)["view"] for link in dealt]
    assert views[0] == views[1] == views[2] != views[3]
    laid = server.post("/api/tables", plan)
    for seat in range(2):
        server.post(f"/api/tables/{laid['table']}/seats/{seat}", {"name": f"Guest {seat}"}, laid["host"])
    assert refused(server, "POST", f"/api/tables/{laid['table']}/start", None, laid["host"]) == (409, "lesson_for_one")


def test_a_hint_for_whoever_plays_against_bots(server: Server) -> None:
    (link,) = server.lay("treachery", 1, ("random",), thinking=0, options={"first": "0"})
    path = f"/api/tables/{link.table}/hint"
    hint = server.get(path, link.key)
    assert hint["sentence"]
    assert 0 <= hint["chance"] <= 1
    assert server.get(path, link.key) == hint, "found once for each question"
    assert refused(server, "GET", path) == (403, "not_yours")
    (link,) = server.lay("treachery", 1, ("random",), thinking=3600, options={"first": "1"})
    assert refused(server, "GET", f"/api/tables/{link.table}/hint", None, link.key) == (409, "not_asked")
    for hints in ("against_bots", "never"):
        links = server.lay("treachery", 2, hints=hints, options={"first": "0"})
        assert refused(server, "GET", f"/api/tables/{links[0].table}/hint", None, links[0].key) == (409, "no_hints")
    links = server.lay("treachery", 2, hints="always", options={"first": "0"})
    assert server.get(f"/api/tables/{links[0].table}/hint", links[0].key)["move"]


def test_every_answer_carries_its_headers(server: Server) -> None:
    for path in ("/api/games", "/healthz", "/nowhere", "/metrics"):
        try:
            answer = urllib.request.urlopen(server.url + path)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["server"] is None


def test_head_is_answered_as_get_without_a_body(server: Server) -> None:
    for path in ("/healthz", "/api/games"):
        request = urllib.request.Request(f"{server.url}{path}", method="HEAD")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert (answer.status, answer.read()) == (200, b"")
            assert int(answer.headers["content-length"]) > 2


def test_a_request_that_is_too_long(server: Server) -> None:
    assert refused(server, "POST", "/api/tables", {"game": "x" * 70_000}) == (413, "too_big")


def test_metrics_count_and_name_nobody(server: Server) -> None:
    links = server.lay("treachery", 2)
    text = server.get("/metrics")
    assert re.search(r'greathall_entries_total\{kind="started"\} [1-9]', text)
    assert links[0].table not in text
    assert "Guest" not in text


def test_metrics_are_for_the_halls_own_machine_alone(tmp_path: Path) -> None:
    """Their counters would tell a guest who has answered in secret."""
    with sqlite(tmp_path, trusted=()) as server:
        assert b"greathall_" in urllib.request.urlopen(f"{server.url}/metrics").read()
        asked = urllib.request.Request(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(asked)


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/assets/nothing.js"])
def test_where_there_is_nothing_a_browser_gets_a_page_and_a_program_json(server: Server, path: str) -> None:
    def answered(**headers: str) -> tuple[int, str, str]:
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(urllib.request.Request(server.url + path, headers=headers), timeout=PATIENCE)
        return error.value.code, error.value.headers["content-type"], error.value.read().decode()

    page = "text/html,application/xhtml+xml,*/*;q=0.8"
    code, kind, text = answered(accept=page, **{"accept-language": "de-AT,en"})
    assert (code, kind) == (404, "text/html; charset=utf-8")
    assert '<html lang="de">' in text
    assert "Hier ist nichts" in text
    assert '<a href="/">Zur Halle</a>' in text
    assert "There is nothing here" in answered(accept=page)[2]
    for accept in ("*/*", "application/json"):
        code, kind, text = answered(accept=accept)
        assert (code, kind, json.loads(text)["word"]) == (404, "application/json", "http")


def test_the_interface_is_described(server: Server) -> None:
    described = server.get("/openapi.json")
    assert {"/api/tables", "/api/games", "/api/records/{name}/{game}", "/healthz"} <= set(described["paths"])


@pytest.mark.long
def test_no_request_breaks_the_server(server: Server) -> None:
    """No 5xx, and every answer is of the form that the description promises."""
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path == "/healthz":
            continue  # which answers 503 whenever that is the truth

        @settings(max_examples=much(10, 300), deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def run(case: schemathesis.Case[Any]) -> None:
            # A name is checked after it was made normal, which a schema can't say: a well-formed one may still be refused.
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        run()
