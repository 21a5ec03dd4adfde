"""What a host chooses for a table. Fixed while a game is on."""

from typing import Annotated, Literal

import msgspec

ChatMode = Literal["free", "phrases", "none"]
SpectatorMode = Literal["hands", "delayed", "backs", "none"]
ClockKind = Literal["none", "move", "fischer", "days"]
PHRASES = (
    "hello",
    "thanks",
    "well-played",
    "oops",
    "i-know-nothing",
    "do-you-remember",
    "let-me-think",
    "your-turn",
    "good-luck",
    "again",
)
"""The stock phrases: ids of messages in the catalogues (``phrase-…``)."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options of the game and of the table.

    Attributes:
        hand: cards in a hand more (1) or fewer (-1) than usual for the number of players.
        first_player: a seat, or None to draw one.
        preset: the name under which the options were chosen, for show; the other fields are what counts.
        chat: how people may talk.
        spectators: whether people without a seat may watch, and whether they see hands: at once, or late those cards that have left them since.
        spectator_delay: how many turns late, with ``spectators="delayed"``: at least a round of six, for turns are what cards are kept for.
        undo: whether a turn can be taken back by everyone's consent.
        open_order: whether everyone sees how a player orders their hand.
        clock: no limit; so much time for each turn; a stock of time that every turn adds to (Fischer); days for each turn.
        move_seconds: for a turn, with ``clock="move"``.
        main_seconds: the stock at the start, with ``clock="fischer"``.
        increment_seconds: what a turn adds to it.
        turn_days: for a turn, with ``clock="days"``.
        time_out: what happens when a casual player's time has run out: they are told, or a bot takes the seat until they are back.
        listed: whether everyone sees that the table looks for players; otherwise only who has its link comes in.
        rated: whether the game moves ratings (rules, section 7). Then a time-out, like leaving, ends it with 0.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 3
    variant: str = "normal"
    preset: str = "printed"
    hand: Literal[-1, 0, 1] = 0
    max_clue_tokens: Annotated[int, msgspec.Meta(ge=1, le=16)] = 8
    start_clue_tokens: Annotated[int, msgspec.Meta(ge=0, le=16)] = 8
    strike_limit: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    first_player: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    empty_clues: bool = True
    strikeout_score: Literal["zero", "keep"] = "zero"
    stop_when_decided: Literal["off", "public"] = "off"
    grand_finale: bool = False
    bonuses: Literal["off", "tiles", "random", "choice"] = "off"
    chat: ChatMode = "free"
    spectators: SpectatorMode = "hands"
    spectator_delay: Annotated[int, msgspec.Meta(ge=6, le=60)] = 20
    undo: bool = True
    open_order: bool = True
    clock: ClockKind = "none"
    move_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    main_seconds: Annotated[int, msgspec.Meta(ge=30, le=14_400)] = 300
    increment_seconds: Annotated[int, msgspec.Meta(ge=0, le=300)] = 15
    turn_days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    listed: bool = False
    time_out: Literal["nudge", "bot"] = "nudge"
    rated: bool = False
