"""Data as each version of the database holds them: rows that migrations have to carry along, both ways.

Whoever adds a migration adds rows here for what it made. They are written as that version's columns want them, whatever came later.
"""

ROWS: dict[str, dict[str, list[dict[str, object]]]] = {
    "0001": {
        "users": [{"id": "u1", "name": "Mai", "created_at": 1_700_000_000_000}],
        "tables": [
            {"id": "t1", "maker": "u1", "created_at": 1_700_000_000_001, "running": True},
            {"id": "t2", "maker": "u2", "created_at": 1_700_000_000_002, "running": False},
        ],
        "table_event": [
            {
                "table_id": "t1",
                "seq": seq,
                "version": 1,
                "user": "u1",
                "command_id": command_id,
                "event": '{"type":"spoke","user":"u1","name":"Mai","seat":0,"text":"花火"}',
                "at": 1_700_000_000_003,
            }
            for seq, command_id in ((1, None), (2, "c2"), (3, None))
        ],
    },
    "0002": {
        "account": [
            {
                "user": "u1",
                "folded": "mai",
                "skeleton": "mai",
                "password": "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA",
                "admin": True,
                "created_at": 1_700_000_000_010,
            }
        ],
        "session": [{"digest": "d" * 64, "user": "u1", "created_at": 1_700_000_000_011, "seen_at": 1_700_000_000_012}],
        "recovery_code": [{"user": "u1", "digest": "e" * 64}],
        "preference": [{"user": "u1", "key": "theme", "value": "dark"}],
        "muted": [{"user": "u1", "other": "u2", "name": "Жора", "at": 1_700_000_000_013}],
        "report": [
            {
                "id": 1,
                "at": 1_700_000_000_014,
                "reporter": "u1",
                "accused": "u2",
                "name": "Жора",
                "table_id": "t1",
                "reason": "rude",
                "context": "[]",
                "closed_at": None,
                "closed_by": None,
            }
        ],
        "sanction": [{"kind": "mute", "whom": "user", "value": "u2", "reason": "rude", "at": 1_700_000_000_015}],
        "audit": [
            {
                "id": 1,
                "at": 1_700_000_000_016,
                "actor": "console",
                "action": "mute",
                "target": "u2",
                "detail": "rude",
            }
        ],
        "open_table": [
            {
                "table_id": "t2",
                "players": 3,
                "rated": False,
                "here": True,
                "info": "{}",
                "updated_at": 1_700_000_000_017,
            }
        ],
    },
    "0003": {
        "workers": [{"id": "w1", "alive_until": 1_700_000_000_000}],
        "leases": [{"table_id": "t1", "worker": "w1"}],
    },
    "0004": {
        "agenda": [
            {
                "table_id": "t1",
                "seq": 3,
                "phase": "playing",
                "turn_of": "u1",
                "turn_at": 1_700_000_000_003,
                "due": 1_700_000_060_003,
                "real_time": True,
                "bot_moves": False,
                "updated_at": 1_700_000_000_003,
                "about": '{"names":["Mai",null]}',
            },
        ],
        "agenda_seat": [{"user": "u1", "table_id": "t1", "seat": 0}],
        "alive": [{"id": 1, "at": 1_700_000_000_004}],
        "downtime": [{"began": 1_699_000_000_000, "ended": 1_699_000_100_000}],
    },
    "0005": {
        "game": [
            {
                "id": "g1",
                "table_id": "t2",
                "number": 1,
                "importer": None,
                "variant": "normal",
                "players": 2,
                "score": 24,
                "points": 25,
                "ended_at": 1_700_000_000_019,
                "deal": "d1",
                "record": "{}",
                "about": "{}",
            }
        ],
        "game_comment": [
            {
                "id": 1,
                "game_id": "g1",
                "move": 3,
                "user": "u1",
                "name": "Mai",
                "text": "花火",
                "at": 1_700_000_000_019,
            }
        ],
    },
    "0006": {
        "rating": [{"user": "u1", "value": 151_250, "games": 1}],
        "rated_game": [
            {
                "id": 1,
                "table_id": "t2",
                "number": 1,
                "seq": 70,
                "at": 1_700_000_000_020,
                "variant": "normal",
                "players": 2,
                "score": 24,
                "version": 1,
            }
        ],
        "rating_change": [{"user": "u1", "game_id": 1, "seat": 0, "before": 150_000, "after": 151_250}],
    },
    "0007": {
        "daily_deal": [{"day": "2023-11-14", "secret": "00" * 32}],
        "daily_attempt": [{"day": "2023-11-14", "user": "u1", "table_id": "t1"}],
    },
    "0008": {
        "push_subscription": [
            {
                "digest": "f" * 64,
                "user": "u1",
                "endpoint": "https://push.example/1",
                "p256dh": "B",
                "auth": "A",
                "language": "ja",
                "created_at": 1_700_000_000_021,
            }
        ],
        "turn_feed": [{"user": "u1", "digest": "e" * 64, "language": "vi"}],
    },
    # An index only.
    "0009": {},
}
"""Per revision: what is put into the tables once they are of that revision."""
