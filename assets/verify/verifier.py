#!/usr/bin/env python3
"""Refait un tirage d'Atout à partir de son procès-verbal : python3 verifier.py PROCES-VERBAL.json [...]
Lit aussi un export .json entier. Statut : 0 si tout concorde, 1 sinon."""
import hashlib, itertools, json, sys, unicodedata

def sha(data): return hashlib.sha256(data).digest()
def nfc(text): return unicodedata.normalize("NFC", text)

def stream(version, seed, rnd):
    key = sha(f"{version}|{nfc(seed.strip())}|{rnd}".encode())
    for block in itertools.count():
        bits = sha(key + block.to_bytes(8, "big"))
        yield from (int.from_bytes(bits[i:i + 4], "big") for i in range(0, 32, 4))

def below(words, n):
    return next(word for word in words if word < 2**32 - 2**32 % n) % n

def shuffled(words, numbers):
    places = list(numbers)
    for i in range(len(places) - 1, 0, -1):
        j = below(words, i + 1)
        places[i], places[j] = places[j], places[i]
    return places

def by_lot(r):
    words = stream(r["version"], r["seed"], r["round"])
    forbidden = {frozenset(pair) for pair in r["forbidden"] + [(0, team) for team in r["no_bye"]]}
    for attempt in range(1, r["attempts"] + 1):
        places = shuffled(words, [0] * r["bye_drawn"] + r["numbers"])
        pairs = list(zip(places[::2], places[1::2]))
        if not any(frozenset(pair) in forbidden for pair in pairs):
            bye = next((a + b for a, b in pairs if 0 in (a, b)), None)
            return [pair for pair in pairs if 0 not in pair], bye, attempt
    raise ValueError(f"aucun des {r['attempts']} essais ne donne un tirage permis")

def pair_up(order, forbidden):
    if not order: return []
    for other in order[1:]:
        if frozenset((order[0], other)) not in forbidden:
            rest = pair_up([team for team in order[1:] if team != other], forbidden)
            if rest is not None: return [(order[0], other)] + rest

def by_ranking(r):
    lots = shuffled(stream(r["version"], r["seed"], r["round"]), r["numbers"])
    if lots != r["lots"]: raise ValueError("les sorts ne sont pas ceux de la graine")
    place = lambda p: (0, p["rank"], lots.index(p["team"])) if p["rank"] else (1, -p.get("total", 0), p["team"])
    if sorted(r["ranking"], key=place) != r["ranking"]: raise ValueError("l'ordre du classement n'est pas celui des sorts")
    if sorted(order := [placed["team"] for placed in r["ranking"]]) != r["numbers"]: raise ValueError("le classement n'est pas celui des équipes présentes")
    bye = next(team for team in reversed(order) if team not in r["no_bye"]) if r["bye_drawn"] else None
    pairs = pair_up([team for team in order if team != bye], {frozenset(pair) for pair in r.get("forbidden", [])})
    return pairs, bye, None

def check(r):
    if r["by"] == "hand": return "fait à la main dans la salle : il ne se recalcule pas"
    version, draw = {"lot": ("jass-draw-1", by_lot), "ranking": ("jass-lot-1", by_ranking)}[r["by"]]
    if r["version"] != version: raise ValueError(f"procédé inconnu « {r['version']} »")
    if sorted(set(r["numbers"])) != r["numbers"]: raise ValueError("les numéros ne sont pas croissants")
    pairs, bye, attempt = draw(r)
    seats, fixed = dict(zip(sorted(t["table"] for t in r["tables"]), pairs)), {int(k): v for k, v in r["fixed_tables"].items()}
    for team, table in sorted(fixed.items()):
        here = next((at for at, pair in seats.items() if team in pair), None)
        if here is not None and table in seats and not any(o < team and o in fixed for o in seats[here]):
            seats[here], seats[table] = seats[table], seats[here]
    wrong = [t["table"] for t in r["tables"] if seats[t["table"]] != (t["team_a"], t["team_b"])]
    if wrong or not len(pairs) == len(seats) == len(r["tables"]): raise ValueError(f"autres équipes aux tables {wrong}")
    if bye != r["bye"] or attempt != r.get("attempts"): raise ValueError("autre équipe exempte, ou autre nombre d'essais")
    if "list" in r:
        text = "jass-list-1\n" + "".join(f"{t['number']}\t{nfc(t['name'])}\n" for t in r["list"]["teams"])
        same = [t["number"] for t in r["list"]["teams"]] == r["numbers"] and sha(text.encode()).hex() == r["list"]["sha256"]
        if not same: raise ValueError("l'empreinte de la liste est fausse")
    return f"ce sont bien les tables que donne la graine ({len(seats)} tables, tirages annulés avant : {len(r.get('annulled', []))})"

status = 0
for path in sys.argv[1:] or sys.exit(__doc__):
    whole = json.load(open(path, encoding="utf-8"))
    for record in whole.get("draw_records", [whole]):
        try: print(f"{path}, partie {record['round']} : {check(record)}")
        except (ValueError, KeyError, TypeError, StopIteration) as why: status = print(f"{path} : NON, {why}") or 1
sys.exit(status)
