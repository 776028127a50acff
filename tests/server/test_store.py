"""The store, on SQLite and on PostgreSQL: migrations, one writer for all, and what happens when a change fails."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from longhall.server import accounts, ledger
from longhall.server.messages import Settings
from longhall.server.rows import METADATA, STEPS, SeatRow, StepRow, TableRow
from longhall.server.store import Store, default_url, migrate, open_engine


@pytest.fixture
def store(any_db: str) -> Iterator[Store]:
    opened = Store(any_db)
    yield opened
    opened.close()


def a_table(id: str = "t1", **other: object) -> TableRow:
    row = TableRow(
        id=id,
        game="blood_rage",
        version=1,
        content="abc",
        status="running",
        options={"first_age": "draft"},
        settings=Settings(private=True),
        host="anna",
        seed=(1 << 128) - 1,
        salt="salt",
        asked={0: 3, 1: 4},
        at=4,
        created=1.5,
        moved=2.5,
        seats=[SeatRow(kind="human", person="anna", name="Anna"), SeatRow(kind="bot", bot="greedy")],
    )
    for name, value in other.items():
        setattr(row, name, value)
    return row


def a_step(n: int, **other: object) -> StepRow:
    step = StepRow(n=n, at=n, seat=0, kind="act", entries="0 act pass", events='[["x",{},{}]]', time=1.25)
    for name, value in other.items():
        setattr(step, name, value)
    return step


def test_migrations_make_what_the_code_wants(any_db: str) -> None:
    """A database that was brought up to date has exactly the tables of `rows.py`; opening it again changes nothing."""
    for _ in range(2):
        store = Store(any_db)
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        store.close()


def test_steps_of_the_first_form_stay(any_db: str) -> None:
    """A database of before the stand-ins is brought up to date, and loses nothing."""
    engine = open_engine(any_db)
    migrate(engine, "0001")
    first = [column for column in STEPS.columns if column.name != "stand_in"]
    with engine.begin() as connection:
        ledger.insert_table(connection, a_table())
        values = {column.name: getattr(a_step(0), column.name, "t1") for column in first}
        connection.execute(sa.insert(sa.table("steps", *[sa.column(column.name) for column in first])), values)
    engine.dispose()
    store = Store(any_db)
    assert store.read_now(lambda c: ledger.steps_from(c, "t1", 0)) == [a_step(0)]
    store.close()


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    """With seats, steps and snapshot; changed later."""
    row = a_table()
    store.submit(lambda c: ledger.insert_table(c, row)).result()
    assert store.read_now(lambda c: ledger.find_table(c, "t1")) == row
    assert store.read_now(lambda c: ledger.find_table(c, "t2")) is None
    row.at, row.seats[1] = 9, SeatRow()
    steps = [a_step(0), a_step(1, move_id="anna/1", stand_in="thor")]
    for step in steps:
        store.submit(partial(ledger.append_step, row=row, step=step, snapshot=f"[{step.n}]")).result()
    store.submit(lambda c: ledger.update_seat(c, row, 1)).result()
    assert store.read_now(lambda c: ledger.find_table(c, "t1")) == row
    assert store.read_now(lambda c: ledger.steps_from(c, "t1", 0)) == steps
    assert store.read_now(lambda c: ledger.steps_from(c, "t1", 1)) == steps[1:]
    assert [step.events for step in store.read_now(lambda c: ledger.bare_steps(c, "t1"))] == ["[]", "[]"]
    assert store.read_now(lambda c: ledger.find_snapshot(c, "t1")) == "[1]"
    assert store.read_now(lambda c: ledger.step_of_move(c, "t1", "anna/1")) == steps[1]
    assert store.read_now(lambda c: ledger.step_of_move(c, "t1", "anna/2")) is None


def test_lists(store: Store) -> None:
    """Public tables, a person's tables, and those that wait for a bot."""
    rows = [
        a_table("private"),
        a_table("public", settings=Settings(), moved=9.0),
        a_table("waiting", settings=Settings(), asked={1: 3}, moved=8.0),
        a_table("human", settings=Settings(), asked={0: 3}, moved=7.0),
        a_table("other", settings=Settings(), host="bo", status="over", seats=[SeatRow(), SeatRow()]),
    ]
    for row in rows:
        store.submit(partial(ledger.insert_table, row=row)).result()
    assert [row.id for row in store.read_now(lambda c: ledger.public_tables(c, "running"))] == [
        "public",
        "waiting",
        "human",
    ]
    assert {row.id for row in store.read_now(lambda c: ledger.tables_of(c, "anna"))} == {
        "private",
        "public",
        "waiting",
        "human",
    }
    assert store.read_now(ledger.tables_waiting_for_bots) == ["private", "public", "waiting"]
    assert sorted(store.submit(lambda c: ledger.move_person(c, "anna", "bo")).result()) == [
        "human",
        "private",
        "public",
        "waiting",
    ]
    assert len(store.read_now(lambda c: ledger.tables_of(c, "bo"))) == 5


def test_the_same_step_twice(store: Store) -> None:
    """The database itself refuses a second writer of the same step, and a move that is stored already."""
    store.submit(lambda c: ledger.insert_table(c, a_table())).result()
    store.submit(lambda c: ledger.append_step(c, a_table(), a_step(0, move_id="m"), None)).result()
    with pytest.raises(IntegrityError):
        store.submit(lambda c: ledger.append_step(c, a_table(), a_step(0), None)).result()
    with pytest.raises(IntegrityError):
        store.submit(lambda c: ledger.append_step(c, a_table(), a_step(1, move_id="m"), None)).result()


def test_one_bad_change_among_many(store: Store) -> None:
    """Changes that pile up are written together; one that fails takes nothing else with it, nor half of itself."""
    gate = threading.Event()
    held = store.submit(lambda _: gate.wait(10))

    def bad(c: Connection) -> None:
        ledger.insert_table(c, a_table("bad"))
        raise ValueError("no")

    good = [store.submit(partial(ledger.insert_table, row=a_table(f"good{n}"))) for n in range(20)]
    failing = store.submit(bad)
    late = store.submit(lambda c: ledger.insert_table(c, a_table("late")))
    gate.set()
    assert held.result() is True
    for done in (*good, late):
        done.result()
    with pytest.raises(ValueError, match="no"):
        failing.result()
    found = {row.id for row in store.read_now(lambda c: ledger.tables_of(c, "anna"))}
    assert found == {*(f"good{n}" for n in range(20)), "late"}


def test_nothing_is_done_before_it_is_on_disk(store: Store) -> None:
    """A reader of its own sees a change no later than its writer hears of it."""

    async def write_and_read() -> list[bool]:
        seen = []
        for n in range(10):
            await store.write(partial(ledger.insert_table, row=a_table(f"t{n}")))
            seen.append(await store.read(partial(ledger.find_table, id=f"t{n}")) is not None)
        return seen

    assert asyncio.run(write_and_read()) == [True] * 10


def test_closing_writes_what_is_left(any_db: str) -> None:
    """Whatever was handed over before closing is there when the store is opened again; later changes are refused."""
    store = Store(any_db)
    store.submit(lambda _: time.sleep(0.05))
    done = [store.submit(partial(ledger.insert_table, row=a_table(f"t{n}"))) for n in range(300)]
    store.close()
    store.close()
    assert all(change.done() for change in done)
    with pytest.raises(RuntimeError):
        store.submit(lambda _: None)
    again = Store(any_db)
    assert again.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM tables").scalar()) == 300
    again.close()


def test_a_cancelled_change_is_not_made(store: Store) -> None:
    """Who no longer waits for a change that has not begun does not get it."""
    gate = threading.Event()
    store.submit(lambda _: gate.wait(10))
    change = store.submit(lambda c: ledger.insert_table(c, a_table("never")))
    assert change.cancel()
    gate.set()
    store.submit(lambda _: None).result()
    assert store.read_now(lambda c: ledger.find_table(c, "never")) is None


def test_the_key_is_drawn_once(store: Store) -> None:
    """Cookies stay good over restarts."""
    key = store.submit(accounts.server_key).result()
    assert store.submit(accounts.server_key).result() == key
    assert len(key) == 32


def test_invitations(store: Store) -> None:
    """One a seat, used once."""
    store.submit(lambda c: ledger.insert_table(c, a_table())).result()
    store.submit(lambda c: ledger.put_invite(c, "old", "t1", 1, 0.0)).result()
    store.submit(lambda c: ledger.put_invite(c, "new", "t1", 1, 0.0)).result()
    assert store.read_now(lambda c: ledger.find_invite(c, "old")) is None
    assert store.read_now(lambda c: ledger.find_invite(c, "new")) == ("t1", 1)
    assert store.submit(lambda c: ledger.use_invite(c, "new")).result()
    assert not store.submit(lambda c: ledger.use_invite(c, "new")).result()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    """WAL, and a flush with every commit."""
    engine = open_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/name", "http://host"])
def test_urls_that_are_no_database(url: str) -> None:
    """The error says what would be right."""
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql://HOST/NAME"):
        open_engine(url)


def test_the_default_is_in_the_users_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the XDG rules, or below the home directory."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_url() == f"sqlite:///{tmp_path / 'data' / 'longhall' / 'longhall.db'}"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path / '.local' / 'share' / 'longhall' / 'longhall.db'}"
