"""Both outside checkers (assets/verify) against the golden vectors, records written by the program, and records that were
tampered with: python3 tests/verify/run.py RECORD.json... What is true must pass, what is not must not."""
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
CHECKERS = {
    "page": ["node", str(HERE / "page.mjs")],
    "script": [sys.executable, str(HERE / "../../assets/verify/verifier.py")],
}


def record_of(vector):
    tables = [{"table": at, "team_a": a, "team_b": b} for at, (a, b) in enumerate(vector["tables"], 1)]
    return {**vector, "version": "jass-draw-1", "by": "lot", "fixed_tables": {}, "tables": tables}


def record_of_lots(vector):
    """All teams share the first rank: the lots alone pair them."""
    ranking = [{"rank": 1, "team": team, "total": 0} for team in vector["order"]]
    pairs = zip(vector["order"][::2], vector["order"][1::2])
    tables = [{"table": at, "team_a": a, "team_b": b} for at, (a, b) in enumerate(pairs, 1)]
    rest = {"by": "ranking", "ranking": ranking, "lots": vector["order"], "bye_drawn": False, "no_bye": [], "bye": None}
    return {**vector, **rest, "version": "jass-lot-1", "fixed_tables": {}, "tables": tables}


def swapped(record):
    one, two = record["tables"][:2]
    one["team_a"], two["team_a"] = two["team_a"], one["team_a"]


def renamed(record):
    record["list"]["teams"][0]["name"] += "x"


def with_other_lots(record):
    record["lots"] = record["lots"][1:] + record["lots"][:1]


def with_one_attempt_more(record):
    record["attempts"] += 1


def with_another_seed(record):
    record["seed"] += "x"


def with_another_bye(record):
    record["bye"], record["tables"][0]["team_a"] = record["tables"][0]["team_a"], record["bye"]


def faults(record):
    """How a record can be falsified."""
    if record["by"] == "hand":
        return []
    lot = [with_one_attempt_more, with_another_seed] if record["by"] == "lot" else [with_other_lots, with_another_seed]
    return [swapped, *lot, *([renamed] if "list" in record else []), *([with_another_bye] if record["bye"] else [])]


def main():
    vectors = json.loads((HERE / "../fixtures/draw-vectors.json").read_text())
    records = [record_of(vector) for vector in vectors["draws"]] + [record_of_lots(vector) for vector in vectors["lots"]]
    for path in sys.argv[1:]:
        whole = json.loads(pathlib.Path(path).read_text())
        records += whole.get("draw_records", [whole])
    good = [(record, True) for record in records]
    for record in records:
        for fault in faults(record):
            bad = copy.deepcopy(record)
            fault(bad)
            good.append((bad, False))
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for at, (record, holds) in enumerate(good):
            path = pathlib.Path(folder) / f"{at}.json"
            path.write_text(json.dumps(record))
            for name, command in CHECKERS.items():
                done = subprocess.run([*command, str(path)], capture_output=True, text=True)
                if (done.returncode == 0) != holds or done.stderr:
                    wrong += 1
                    print(f"{name}: {'refused' if holds else 'passed'}: {json.dumps(record)[:300]}\n{done.stdout}{done.stderr}")
    kinds = {holds: sum(1 for _, other in good if other == holds) for holds in (True, False)}
    print(f"{kinds[True]} records hold, {kinds[False]} falsified ones do not, by {len(CHECKERS)} checkers; {wrong} wrong answers")
    sys.exit(1 if wrong else 0)


main()
