"""What to do with a bonus."""

from tamaya.bots.partner.clues import Prospect
from tamaya.bots.partner.minds import Minds
from tamaya.bots.partner.reasons import face_of, why_clue
from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Bonus, DeclineBonus, UseBonus


def choose_bonus(minds: Minds, prospects: list[Prospect]) -> Decision:
    """Use the bonus that waits, where it does some good; with a choice of bonuses, the one that does most."""
    clues = {prospect.action: prospect for prospect in prospects}
    best, reason, worth = None, Reason("reason-bonus-decline"), 0.0
    for legal in minds.view.legal:
        action = legal.action
        if not isinstance(action, UseBonus):
            continue
        value = clues[action].score if action in clues else _worth(minds, action)
        if value > worth:
            best, worth = action, value
            reason = why_clue(minds, clues[action]) if action in clues else _why(minds, action)
    return Decision(best or DeclineBonus(), reason)


def _worth(minds: Minds, use: UseBonus) -> float:
    """In points, as clues are weighed."""
    view, board = minds.view, minds.board
    if use.bonus in (Bonus.MEND, Bonus.TOKEN):
        room = view.clue_tokens < view.options.max_clue_tokens
        return 0.5 * (view.strikes if use.bonus is Bonus.MEND else 0) + (
            0.1 + 0.6 / (1 + view.clue_tokens) if room else 0.0
        )
    if use.identity is None:
        return 0.0
    tables = board.tables
    height = tables.height_needed[use.identity]
    stack = board.stacks[tables.suit_of(use.identity)]
    if height < stack:
        return 0.0
    lost = board.gone[use.identity] >= tables.copies[use.identity]
    if use.bonus is Bonus.RESCUE or view.deck_left == 0:
        return 2.0 if lost else 1.5
    # A card of which no copy is left holds up everything above it.
    return (1.2 if lost else 0.4) - 0.1 * (height - stack)


def _why(minds: Minds, use: UseBonus) -> Reason:
    if use.identity is None:
        return Reason("reason-bonus-mend" if use.bonus is Bonus.MEND else "reason-bonus-token")
    rescued = use.bonus is Bonus.RESCUE or minds.view.deck_left == 0
    return Reason("reason-bonus-rescue" if rescued else "reason-bonus-return", face_of(minds, 1 << use.identity))
