"""The queries on tables and their games: plain functions on a connection, to be run by the store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from longhall.server.messages import Settings
from longhall.server.rows import (
    INVITES,
    SEATS,
    SNAPSHOTS,
    STEPS,
    TABLES,
    SeatRow,
    StepRow,
    TableRow,
)

LISTED = 60
"""How many tables a list of the lobby shows at most."""

# What every move needs is built once: building a statement takes longer than executing it.
_INSERT_STEP: Final = STEPS.insert()
_UPDATE_TABLE: Final = TABLES.update().where(TABLES.c.id == sa.bindparam("which"))
_TABLE_COLUMNS: Final = tuple(TABLES.columns.keys())
_ALL_STEP_COLUMNS: Final = tuple(STEPS.columns.keys())
_STEP_COLUMNS: Final = tuple([name for name in _ALL_STEP_COLUMNS if name != "table_id"])
_UPDATE_SNAPSHOT: Final = SNAPSHOTS.update().where(SNAPSHOTS.c.table_id == sa.bindparam("which"))

# ---- tables --------------------------------------------------------------------------------------------------------


def insert_table(c: Connection, row: TableRow) -> None:
    """A new table with its seats."""
    c.execute(TABLES.insert().values(**_columns(row)))
    c.execute(SEATS.insert(), [_seat_columns(row.id, n, seat) for n, seat in enumerate(row.seats)])


def update_table(c: Connection, row: TableRow) -> None:
    """How far a table has come; its seats are another matter."""
    c.execute(_UPDATE_TABLE, {"which": row.id, **_columns(row)})


def update_seat(c: Connection, row: TableRow, n: int) -> None:
    """Who sits on one seat of a table."""
    values = asdict(row.seats[n])
    c.execute(SEATS.update().where(SEATS.c.table_id == row.id, SEATS.c.seat == n).values(**values))


def find_table(c: Connection, id: str) -> TableRow | None:
    """A table with its seats."""
    found = _with_seats(c, c.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings())
    return found[0] if found else None


def public_tables(c: Connection, status: str) -> list[TableRow]:
    """The latest tables that are in the public list."""
    wanted = sa.select(TABLES).where(TABLES.c.status == status).order_by(TABLES.c.moved.desc()).limit(4 * LISTED)
    rows = [row for row in c.execute(wanted).mappings() if not row["settings"]["private"]]
    return _with_seats(c, rows[:LISTED])


def tables_of(c: Connection, person: str) -> list[TableRow]:
    """The tables where a person sits or is the host, the latest first."""
    sits = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
    wanted = sa.select(TABLES).where(TABLES.c.id.in_(sits) | (TABLES.c.host == person))
    return _with_seats(c, c.execute(wanted.order_by(TABLES.c.moved.desc()).limit(4 * LISTED)).mappings())


def tables_waiting_for_bots(c: Connection) -> list[str]:
    """The tables whose game waits for a bot, so that it can go on after a restart."""
    wanted = (
        sa.select(SEATS.c.table_id, SEATS.c.seat, TABLES.c.asked)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(TABLES.c.status == "running", SEATS.c.kind == "bot")
    )
    return sorted({row.table_id for row in c.execute(wanted) if str(row.seat) in row.asked})


def move_person(c: Connection, old: str, new: str) -> list[str]:
    """Everything of one person becomes another's; the tables concerned come back."""
    sits = sa.select(SEATS.c.table_id).where(SEATS.c.person == old)
    concerned = sa.select(TABLES.c.id).where(TABLES.c.id.in_(sits) | (TABLES.c.host == old))
    ids = list(c.execute(concerned).scalars())
    c.execute(SEATS.update().where(SEATS.c.person == old).values(person=new))
    c.execute(TABLES.update().where(TABLES.c.host == old).values(host=new))
    return ids


def _columns(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in _TABLE_COLUMNS}
    return {
        **values,
        "seed": str(row.seed),
        "settings": row.settings.model_dump(),
        "asked": {str(seat): at for seat, at in row.asked.items()},
    }


def _seat_columns(table: str, n: int, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "seat": n, **asdict(seat)}


def _with_seats(c: Connection, rows: Iterable[RowMapping]) -> list[TableRow]:
    rows = list(rows)
    seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for seat in c.execute(wanted).mappings():
        sitting = {key: seat[key] for key in ("kind", "person", "name", "bot")}
        seats[seat["table_id"]].append(SeatRow(**sitting))
    return [_table(row, seats[row["id"]]) for row in rows]


def _table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    return TableRow(
        **{
            **row,
            "seed": int(row["seed"]),
            "settings": Settings.model_validate(row["settings"]),
            "asked": {int(seat): at for seat, at in row["asked"].items()},
            "seats": seats,
        }
    )


# ---- games ---------------------------------------------------------------------------------------------------------


def append_step(c: Connection, row: TableRow, step: StepRow, snapshot: str | None) -> None:
    """A step of a game, and its snapshot where that is another one than before."""
    c.execute(_INSERT_STEP, {"table_id": row.id, **_step_columns(step)})
    update_table(c, row)
    if snapshot is not None:
        put_snapshot(c, row.id, snapshot)


def _step_columns(step: StepRow) -> dict[str, Any]:
    return {name: getattr(step, name) for name in _STEP_COLUMNS}


def insert_steps(c: Connection, table: str, steps: Sequence[StepRow]) -> None:
    """All steps of a game that was played elsewhere."""
    c.execute(_INSERT_STEP, [{"table_id": table, **_step_columns(step)} for step in steps])


def put_snapshot(c: Connection, table: str, snapshot: str) -> None:
    """The match without its journal, as it was at the start of the open beat; a table has one."""
    if not c.execute(_UPDATE_SNAPSHOT, {"which": table, "save": snapshot}).rowcount:
        c.execute(SNAPSHOTS.insert().values(table_id=table, save=snapshot))


def find_snapshot(c: Connection, table: str) -> str:
    """The match without its journal; a game that has begun has one."""
    return str(c.execute(sa.select(SNAPSHOTS.c.save).where(SNAPSHOTS.c.table_id == table)).scalar_one())


def bare_steps(c: Connection, table: str) -> list[StepRow]:
    """Every step of a game without its events: enough to go on playing."""
    columns = [column for column in STEPS.columns if column.name not in ("table_id", "events")]
    wanted = sa.select(*columns).where(STEPS.c.table_id == table).order_by(STEPS.c.n)
    return [StepRow(**row) for row in c.execute(wanted).mappings()]


def steps_from(c: Connection, table: str, n: int, count: int | None = None) -> list[StepRow]:
    """Steps of a game with their events, from number n on."""
    columns = [column for column in STEPS.columns if column.name != "table_id"]
    wanted = sa.select(*columns).where(STEPS.c.table_id == table, STEPS.c.n >= n).order_by(STEPS.c.n).limit(count)
    return [StepRow(**row) for row in c.execute(wanted).mappings()]


def step_of_move(c: Connection, table: str, move_id: str) -> StepRow | None:
    """The step that a client's move became, if it was ever stored."""
    columns = [column for column in STEPS.columns if column.name != "table_id"]
    wanted = sa.select(*columns).where(STEPS.c.table_id == table, STEPS.c.move_id == move_id)
    row = c.execute(wanted).mappings().first()
    return StepRow(**row) if row else None


# ---- invitations ---------------------------------------------------------------------------------------------------


def put_invite(c: Connection, token: str, table: str, seat: int, created: float) -> None:
    """A new invitation to a seat; earlier ones to the same seat are void."""
    c.execute(INVITES.delete().where(INVITES.c.table_id == table, INVITES.c.seat == seat))
    c.execute(INVITES.insert().values(token=token, table_id=table, seat=seat, created=created))


def find_invite(c: Connection, token: str) -> tuple[str, int] | None:
    """The table and seat of an invitation that has not been used."""
    row = c.execute(sa.select(INVITES.c.table_id, INVITES.c.seat).where(INVITES.c.token == token)).first()
    return (row.table_id, row.seat) if row else None


def use_invite(c: Connection, token: str) -> bool:
    """Use an invitation up; False where somebody was quicker."""
    return c.execute(INVITES.delete().where(INVITES.c.token == token)).rowcount == 1
