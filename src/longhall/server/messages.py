"""The wire: every body of the REST API and every message of a table's socket, as the one source of the schema.

`docs/wire.md` says in words what is written here in types; the client's types are generated from these. Nothing here
knows how a message is answered.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from longhall.content import Provenance

Json = Any
"""What a game decides: a view, an event. Its shape is the room's, drawn by the room's table in the client."""

Code = Literal[
    "bad_name",
    "bad_option",
    "bad_record",
    "closing",
    "fault",
    "frozen",
    "illegal",
    "malformed",
    "name_taken",
    "no_person",
    "no_vote",
    "not_allowed",
    "not_asked",
    "not_found",
    "not_host",
    "not_ready",
    "not_running",
    "not_your_seat",
    "nothing_to_undo",
    "rate",
    "running",
    "seat_taken",
    "stale",
    "started",
    "storage",
    "too_large",
    "unknown_game",
    "unknown_table",
    "wrong_password",
]
"""Why something was refused. The client says it in the player's language; `reason` says it in English, with details."""

Name = Annotated[str, Field(min_length=1, max_length=40)]
MoveId = Annotated[str, Field(pattern=r"^[!-~]{1,64}$")]
Seat = Annotated[int, Field(ge=0, lt=16)]
Count = Annotated[int, Field(ge=0, lt=1 << 31)]


class Model(BaseModel):
    """What every message has in common: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Refusal(Model):
    """Why a request was refused. It has changed nothing."""

    code: Code
    reason: str


# ---- people --------------------------------------------------------------------------------------------------------


class NewName(Model):
    """A guest's chosen name."""

    name: Name


class Credentials(Model):
    """The name and password of an account."""

    name: Name
    password: Annotated[str, Field(min_length=8, max_length=200)]


class Person(Model):
    """Somebody who plays: a guest, or the holder of an account."""

    id: str
    name: str
    account: bool


class Me(Model):
    """Who is asking; nobody before the first name was given."""

    person: Person | None


# ---- games ---------------------------------------------------------------------------------------------------------


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    """The possible numbers of players."""
    options: dict[str, list[str]]
    """Table options and their values; the first value is the default."""
    words: dict[str, list[str]]
    """What the words of an option's text mean, by its first word."""
    seat_words: list[str]
    """The word that stands for each seat: a clan, a colour."""
    pages: dict[str, int]
    """The rulebook page behind each kind of question and event."""
    bots: list[str]
    """The levels, from the weakest."""
    bot: str
    """Who sits down where no level is named."""
    languages: list[str]


class Content(Model):
    """Every record of a game's box, by section and id."""

    game: str
    version: int
    sections: dict[str, dict[str, Json]]
    titles: dict[str, str]
    """The text key of a word where it is not the word itself."""


class Figures(Model):
    """How many records, how many pieces of the printed box, and how many records are from where."""

    records: int
    pieces: int
    provenance: dict[Provenance, int]


class About(Model):
    """What a game's content is made of, as this server plays it: figures of every section, and of all."""

    game: str
    version: int
    sections: dict[str, Figures]
    total: Figures


# ---- tables --------------------------------------------------------------------------------------------------------


class SeatWish(Model):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "hotseat"]
    """`hotseat` is one more seat of the one who makes the table, for somebody at the same screen."""
    bot: str | None = None
    name: Name | None = None


class Settings(Model):
    """How a table treats its people; it changes no rule."""

    hints: bool = True
    private: bool = False
    """Not in the public list: only who has the link comes."""
    open_hands: bool = False
    """Spectators may look from any player's seat."""


class NewTable(Model):
    """A table to be made."""

    game: str
    seats: Annotated[list[SeatWish], Field(max_length=16)]
    options: dict[str, str] = Field(default_factory=dict)
    seed: Annotated[str, Field(pattern=r"^\d{1,39}$")] | None = None
    """A whole number below 2**128, in decimal; random when it is not given."""
    settings: Settings = Field(default_factory=Settings)
    start: bool = False
    """Begin at once, if nobody is to be waited for."""


class SeatChange(Model):
    """What shall become of a seat."""

    do: Literal["take", "leave", "bot", "open", "kick"]
    bot: str | None = None
    name: Name | None = None


class SeatInfo(Model):
    """Who sits on a seat."""

    seat: int
    word: str
    kind: Literal["open", "human", "bot"]
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    online: bool = False


class Vote(Model):
    """A wish to go back further than the rules of undo allow, on which every human at the table decides."""

    by: str
    """The person who asks."""
    to: int
    """The step before which the game would stand again."""
    yes: list[str]
    missing: list[str]


class TableInfo(Model):
    """All that anybody may know of a table besides the game on it; `mine` and `my_turn` are the reader's own."""

    id: str
    game: str
    version: int
    status: Literal["lobby", "running", "over", "frozen"]
    frozen: str | None = None
    """Why a frozen table can only be looked at."""
    options: dict[str, str]
    settings: Settings
    host: str
    seats: list[SeatInfo]
    watching: int = 0
    waiting: list[int]
    """The seats that are asked something."""
    at: int
    scores: list[int] | None = None
    returns: list[float] | None = None
    """The result of a finished game: 1 is shared by the winners."""
    seed_hash: str
    """SHA-256 of `<salt>:<seed>`; both are shown when the game is over."""
    rematch: str | None = None
    vote: Vote | None = None
    created: float
    moved: float
    mine: list[int] = Field(default_factory=list)
    my_turn: bool = False


class TableList(Model):
    """The lobby: tables to join or to watch, and one's own."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]


class Invite(Model):
    """A link by which one other person, once, takes a seat."""

    token: str
    path: str
    """To be put behind the address of the server, as a link or a QR code."""


class Joined(Model):
    """Where an invitation led."""

    table: str
    seat: int


class Branch(Model):
    """What if: go on from after a step of a finished game, on one of its seats, against bots and with the same luck."""

    step: int
    seat: int


class Uploaded(Model):
    """The table that was made from a record."""

    table: str


# ---- the game on a table -------------------------------------------------------------------------------------------


class Step(Model):
    """One answer (or undo) and all that came of it, as the receiver may see it."""

    n: int
    """The number of the step; step 0 is the setup."""
    at: int
    """The length of the journal before it."""
    to: int
    """The length of the journal after it."""
    seat: int
    """Who answered; -1 for the setup."""
    kind: str
    """The kind of question, or `setup`, `undo`, `rewind`."""
    choice: str | None = None
    """The answer, to its own seat only."""
    events: list[Json]
    """What happened, as everybody sees it: `{"kind": ..., ...}`."""
    own: dict[str, dict[str, Json]] = Field(default_factory=dict)
    """Facts that only a seat of the receiver may know: seat -> index in `events` -> facts to be added."""
    time: float
    stand_in: str | None = None
    """The level that answered for a bot that failed."""


class PublicAsk(Model):
    """An open question, as everybody sees it."""

    seat: int
    kind: str


class OwnAsk(PublicAsk):
    """An open question to a seat of the receiver."""

    about: dict[str, str | int]
    options: list[str]
    """The text forms of all answers, in the documented order of the kind."""
    page: int | None
    """The page of the rulebook."""
    since: int
    """The length of the journal when it was put. Others may answer at the same time: it is still the same question."""


class ReplayStep(Step):
    """A step, and the position after it."""

    view: Json
    asks: list[PublicAsk]
    scores: list[int]


class Advice(Model):
    """What the room says to a question of a player about the own things. Nothing has changed."""

    at: int
    """The length of the journal that it holds for."""
    advice: Json


class Replay(Model):
    """A part of a finished game, from one pair of eyes."""

    steps: list[ReplayStep]
    total: int
    """How many steps there are."""
    void: list[int]
    """The steps that were taken back."""


# ---- socket: from the client ---------------------------------------------------------------------------------------


class Move(Model):
    """An answer to an open question of one's own seat."""

    type: Literal["move"]
    id: MoveId
    at: Count
    seat: Seat
    kind: Annotated[str, Field(max_length=64)]
    choice: Annotated[str, Field(max_length=1000)]


class Undo(Model):
    """Take back the latest answer of one's own seat."""

    type: Literal["undo"]
    id: MoveId
    at: Count
    seat: Seat


class Rewind(Model):
    """Ask the table to go back to before a step."""

    type: Literal["rewind"]
    id: MoveId
    at: Count
    to: Count


class Consent(Model):
    """An answer to the open vote."""

    type: Literal["consent"]
    yes: bool


class Sync(Model):
    """Send all steps from journal length `at` on, and the position, again."""

    type: Literal["sync"]
    at: Count


class Skip(Model):
    """Do not wait between the bots' moves until a human is asked."""

    type: Literal["skip"]


ClientMessage = Annotated[Move | Undo | Rewind | Consent | Sync | Skip, Field(discriminator="type")]

CLIENT_MESSAGE: TypeAdapter[Move | Undo | Rewind | Consent | Sync | Skip] = TypeAdapter(ClientMessage)

# ---- socket: from the server ---------------------------------------------------------------------------------------


class TableMessage(Model):
    """Something about the table itself has changed: seats, status, who is here, a vote."""

    type: Literal["table"] = "table"
    table: TableInfo


class Events(Model):
    """What happened between two lengths of the journal."""

    type: Literal["events"] = "events"
    at: int
    to: int
    steps: list[Step]
    void: list[int]
    """Steps that have been taken back, however long ago they were sent."""


class Position(Model):
    """The game as it stands, for the eyes of one connection."""

    type: Literal["position"] = "position"
    at: int
    views: dict[str, Json]
    """By own seat; `board` is what everybody sees, for spectators and for several seats at one screen."""
    asks: list[PublicAsk]
    mine: list[OwnAsk]
    undo: dict[str, bool]
    """Which own seats can take back their latest answer at a click."""
    scores: list[int]
    over: bool
    returns: list[float] | None = None
    seed_hash: str
    seed: str | None = None
    """Only when the game is over."""
    salt: str | None = None


class Ack(Model):
    """A move, undo or rewind is done and safely stored."""

    type: Literal["ack"] = "ack"
    id: str
    at: int
    """The length of the journal after it."""


class Refused(Model):
    """Something was refused; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: Code
    reason: str
    at: int | None = None


class Notice(Model):
    """Something that everybody at the table should know and that is no part of the game."""

    type: Literal["notice"] = "notice"
    code: Literal["bot_failed", "rewind_refused", "rewound"]
    seat: int | None = None
    reason: str


ServerMessage = Annotated[
    TableMessage | Events | Position | Ack | Refused | Notice,
    Field(discriminator="type"),
]

SERVER_MESSAGE: TypeAdapter[TableMessage | Events | Position | Ack | Refused | Notice] = TypeAdapter(ServerMessage)
