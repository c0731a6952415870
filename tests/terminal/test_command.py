"""The command line: what it prints, and one clear sentence with an exit code for everything that goes wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from greathall.kernel.record import Record
from greathall.version import VERSION

COMMAND = [sys.executable, "-m", "greathall"]
COMMANDS = ("games", "play", "simulate", "arena", "balance", "review", "dataset", "replay", "verify", "rules", "bench")


def run(*words: str, answers: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "120", "LC_ALL": "C.UTF-8"}
    if folder is not None:
        environment["XDG_DATA_HOME"] = str(folder)
    return subprocess.run([*COMMAND, *words], input=answers, capture_output=True, text=True, env=environment, timeout=120, check=False)


def refused(*words: str) -> str:
    """The one sentence with which a command is refused."""
    answer = run(*words)
    assert answer.returncode == 2, answer.stderr
    assert answer.stdout == ""
    assert "Traceback" not in answer.stderr
    assert answer.stderr.startswith("greathall: ")
    assert answer.stderr.count("\n") == 1
    return answer.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game, played by always taking the first move."""
    path = tmp_path_factory.mktemp("records") / "game.record"
    answer = run("play", "treachery", "--seats", "you,greedy", "--seed", "test", "--record", str(path), answers="1\n" * 100)
    assert answer.returncode == 0, answer.stderr
    assert f"The record: {path}" in answer.stdout
    return path


def test_the_games_are_listed() -> None:
    answer = run("games")
    assert answer.returncode == 0
    assert "Treachery in a Pocket" in answer.stdout


def test_the_version_says_how_the_rules_run() -> None:
    assert run("--version").stdout.strip() in (f"greathall {VERSION} (compiled)", f"greathall {VERSION} (plain Python)")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_helps(command: str) -> None:
    answer = run(command, "--help")
    assert answer.returncode == 0
    assert "Usage: greathall" in answer.stdout.replace("python -m ", "")


@pytest.mark.parametrize("words", [[], ["deck"]], ids=["greathall", "deck"])
def test_the_list_of_commands_breaks_no_sentence_off(words: list[str]) -> None:
    listed = run(*words, "--help").stdout.partition("Commands:\n")[2].splitlines()
    assert len(listed) >= 4
    assert [line for line in listed if not line.endswith(".") or line.endswith("...")] == []


def test_the_options_of_a_game_are_listed_with_what_they_may_be() -> None:
    lines = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in run("games", "duhr").stdout.splitlines()]
    assert ["deals", "on (yes), off (no)", "Whether players make deals."] in lines
    assert ["first", "random (by lot), 0, 1, 2, 3, 4, 5", "The seat that begins."] in lines
    thrones = run("games", "thrones").stdout
    assert re.search(r"standard \(.*two_on_two \(", thrones, re.DOTALL)
    assert "any text" in thrones
    assert "there is no game 'chess'" in refused("games", "chess")
    assert "`greathall games GAME` lists them" in " ".join(run("play", "--help").stdout.split())


def test_wrong_words_get_one_clear_sentence(tmp_path: Path) -> None:
    assert "there is no game 'chess'; there are treachery" in refused("play", "chess")
    assert "which game? There are treachery" in refused("play")
    assert "is for 2 to 4 players, not 1" in refused("play", "treachery", "--seats", "you")
    assert "there is no bot 'hal'" in refused("play", "treachery", "--seats", "you,hal")
    assert "has no option 'colour'; it has first" in refused("play", "treachery", "-o", "colour=red")
    assert "should read name=value" in refused("simulate", "treachery", "-o", "first")
    assert "not 7" in refused("simulate", "treachery", "--seats", "7")
    assert "can't be read" in refused("simulate", "treachery", "--cards", str(tmp_path / "none.toml"))
    assert "can't be read" in refused("replay", str(tmp_path / "none.record"))
    assert "have no line T-99.1" in refused("rules", "treachery", "T-99.1")
    assert "no line of the rules of treachery holds 'spaceship'" in refused("rules", "treachery", "--find", "spaceship")


def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Maria,\n", encoding="utf-8")
    assert "letter.txt is not a record" in refused("verify", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refused("verify", str(path))


def test_a_whole_game_verifies_and_replays(record: Path) -> None:
    assert "Verified: the shuffle's commitment" in run("verify", str(record)).stdout
    answer = run("replay", str(record))
    assert "\n  Guest: " in answer.stdout
    assert answer.stdout.rstrip().endswith((" wins.", " share the victory."))
    assert "Bot is dealt a card." not in answer.stdout, "everything is open"
    assert "card=" not in answer.stdout, "moves are told in words"


def test_a_replay_from_a_seat_shows_only_what_it_saw(record: Path) -> None:
    from_one = run("replay", str(record), "--seat", "1", "--to", "2", "--boards").stdout
    assert "Bot is dealt a card." in from_one
    assert "Guest is dealt a card." not in from_one
    assert "Guest is dealt " in from_one, "whoever reads is not that seat"
    assert from_one.count("Turn ") == 3
    gallery = run("replay", str(record), "--seat", "0", "--to", "0").stdout
    assert "Guest is dealt a card." in gallery
    assert "You want" not in gallery


def test_a_replay_from_a_seat_tells_no_move_that_others_hid_from_it() -> None:
    kept = "replay", str(Path(__file__).parents[1] / "golden" / "duhr-4.record"), "--to", "4"
    everything, second, gallery = run(*kept).stdout, run(*kept, "--seat", "2").stdout, run(*kept, "--seat", "0").stdout
    agendas = ("Fair-weather Friends", "The Fall of Many", "The Dexterous Hand", "Mud for Everyone")
    moves = [[f"Keep the agenda {agenda}" in text for agenda in agendas] for text in (everything, second, gallery)]
    assert moves == [[True] * 4, [False, True, False, False], [False] * 4]
    assert [agenda in second.partition("keeps an agenda")[2] for agenda in agendas] == [False, True, False, False]
    assert "agenda=" not in everything + second + gallery


def test_a_replay_at_the_end_says_who_won_and_offers_nothing_to_type() -> None:
    text = run("replay", str(Path(__file__).parents[1] / "golden" / "thrones-2.record")).stdout
    assert text.rstrip().endswith((" wins.", " share the victory."))
    assert " power\n" in text
    assert "card NAME" not in text


def test_a_replay_beyond_the_record_is_refused(record: Path) -> None:
    assert "moves" in refused("replay", str(record), "--to", "999")
    assert "seats 1 to 2" in refused("replay", str(record), "--seat", "5")


def test_a_tampered_record_is_found_out(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "forged.record"
    text = record.read_text(encoding="utf-8")
    path.write_text(text.replace('seed: "test"', 'seed: "best"'), encoding="utf-8")
    assert "not the one that was committed to" in refused("verify", str(path))
    scores = next(line for line in text.splitlines() if line.startswith("scores:"))
    path.write_text(text.replace(scores, "scores: 99 0"), encoding="utf-8")
    assert "but the game ends" in refused("verify", str(path))


def test_a_finished_game_is_not_resumed_and_a_record_not_overwritten(record: Path) -> None:
    assert "is over" in refused("play", "--resume", str(record))
    assert "there is a record" in refused("play", "treachery", "--record", str(record))


def test_a_command_that_is_told_can_be_typed(tmp_path: Path) -> None:
    path = tmp_path / "my game.record"
    answer = run("play", "treachery", "--record", str(path), answers="quit\n")
    assert f"Continue with: greathall play --resume '{path}'\n" in answer.stdout


def test_a_game_left_is_kept_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = run("play", "treachery", "--seats", "you,greedy", "--seed", "x", "--record", str(path), answers="1\nquit\n")
    assert answer.returncode == 0
    assert f"Continue with: greathall play --resume {path}" in answer.stdout
    kept = len(Record.from_text(path.read_text(encoding="utf-8")).moves)
    assert kept >= 1
    answer = run("play", "--resume", str(path), answers="1\n" * 100)
    assert answer.returncode == 0
    finished = Record.from_text(path.read_text(encoding="utf-8"))
    assert finished.finished()
    assert len(finished.moves) > kept
    finished.verify()


def test_ctrl_c_in_mid_game_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    command = [*COMMAND, "play", "treachery", "--record", str(path)]
    # Where the tests run in the background, interrupts are ignored, and what they start would ignore them too.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, preexec_fn=heed)
    assert process.stdout is not None
    shown = b""
    while not shown.endswith(b"> "):  # until it waits for a move
        more = os.read(process.stdout.fileno(), 4096)
        assert more, "it has ended"
        shown += more
    assert path.exists()
    process.send_signal(signal.SIGINT)
    told, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume" in told
    assert "Traceback" not in complained
    assert Record.from_text(path.read_text(encoding="utf-8")).moves is not None


def test_a_closed_pipe_is_not_an_error() -> None:
    process = subprocess.Popen([*COMMAND, "rules", "treachery"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complained = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 1
    assert complained.strip() == "greathall: the output was closed before everything was printed."


def test_records_go_to_their_folder_unless_said(tmp_path: Path) -> None:
    answer = run("play", "treachery", answers="quit\n", folder=tmp_path)
    assert answer.returncode == 0
    assert len(list((tmp_path / "greathall" / "records").glob("treachery-*.record"))) == 1


def test_a_match_goes_on_until_it_is_won(tmp_path: Path) -> None:
    answer = run("play", "treachery", "--match", "--seats", "you,random", answers="1\n" * 500, folder=tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert "The match stands:" in answer.stdout
    assert "the match." in answer.stdout
    records = sorted((tmp_path / "greathall" / "records").iterdir())
    assert len(records) >= 2
    firsts = [Record.from_text(path.read_text(encoding="utf-8")).options["first"] for path in records]
    assert len(set(firsts)) == 2, "the beginner goes round"


def test_a_simulation_prints_and_writes_its_results(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    words = ("simulate", "treachery", "--games", "40", "--bots", "random,greedy", "--seed", "5", "--check", "2")
    answer = run(*words, "--jobs", "2", "--json", str(path))
    assert answer.returncode == 0, answer.stderr
    assert "a seat of greedy" in answer.stdout
    results = json.loads(path.read_text(encoding="utf-8"))
    assert results["games"] == 40
    assert results["wins_by_bot"]["greedy"]["share"] > results["wins_by_bot"]["random"]["share"]
    assert run(*words, "--jobs", "1").stdout.splitlines()[2:8] == answer.stdout.splitlines()[2:8], "whatever the number of jobs"


def test_results_that_cant_be_written_are_refused(tmp_path: Path) -> None:
    answer = run("simulate", "treachery", "--games", "1", "--jobs", "1", "--json", str(tmp_path / "no" / "where.json"))
    assert answer.returncode == 2
    assert "can't be written" in answer.stderr


def test_rules_by_line_section_and_word() -> None:
    assert run("rules", "treachery", "t-6.6").stdout.startswith("T-6.6  [ruling] Lady Filia")
    assert run("rules", "treachery", "T-6").stdout.count("T-6.") >= 15
    assert "T-7.3" in run("rules", "treachery", "--find", "no action").stdout
    assert run("rules", "treachery").stdout.startswith("# Treachery in a Pocket")
    assert "*" not in run("rules", "thrones", "-l", "de").stdout


def test_help_is_asked_for_with_one_letter_too() -> None:
    for words in ([], ["simulate"], ["deck"], ["deck", "list"], ["admin"]):
        assert run(*words, "-h").stdout == run(*words, "--help").stdout != ""


def test_figures_go_to_standard_output_for_other_programs() -> None:
    answer = run("simulate", "treachery", "--games", "4", "--jobs", "1", "--json", "-")
    assert json.loads(answer.stdout)["games"] == 4
    assert "4 games of treachery" in answer.stderr, "what people read goes elsewhere then"


def test_a_table_that_goes_to_a_program_is_as_wide_as_it_is() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    piped = subprocess.run([*COMMAND, "games"], capture_output=True, text=True, env=environment, check=True).stdout
    assert len(piped.splitlines()) == 1 + 4, "a line for each game, and one for the headings"
    assert "…" not in piped


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("gam", "games"), ("serve --met", "--metrics"), ("play tre", "treachery"), ("admin ann", "announce")],
)
def test_shells_complete_commands_options_and_games(typed: str, offered: str) -> None:
    words = f"greathall {typed}"
    asked = {"_GREATHALL_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    program = "import sys; sys.argv[:] = ['greathall']; from greathall.terminal.command import app; app(prog_name='greathall')"
    answer = subprocess.run([sys.executable, "-c", program], env={**os.environ, **asked}, capture_output=True, text=True, check=False)
    assert offered in answer.stdout.split(), answer.stderr
