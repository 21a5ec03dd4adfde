"""What to do with a bonus: whatever does some good. A free clue can't carry a message, since not every clue may be chosen for it."""

from tamaya.bots.hat import reasons
from tamaya.bots.hat.choice import Chooser
from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Bonus, DeclineBonus, UseBonus
from tamaya.view.view import LegalAction


def choose_bonus(chooser: Chooser) -> Decision:
    """Use the bonus that waits; of several, a strike taken back, then a card for a firework, then the rest."""
    uses = [legal for legal in chooser.view.legal if isinstance(legal.action, UseBonus)]
    best = max(uses, key=lambda legal: _worth(chooser, legal), default=None)
    if best is None or _worth(chooser, best) <= 0:
        return Decision(DeclineBonus(), Reason("reason-bonus-decline"))
    return Decision(best.action, _why(chooser, best))


def _worth(chooser: Chooser, legal: LegalAction) -> float:
    use, view, board = legal.action, chooser.view, chooser.board
    assert isinstance(use, UseBonus)
    if use.bonus in (Bonus.TOKEN, Bonus.MEND):
        return 4.0 if use.bonus is Bonus.MEND and view.strikes else 0.5
    if use.clue is not None:
        return 1.0 + (1.0 - chooser.doubt_left(legal))
    assert use.identity is not None
    height = board.tables.height_needed[use.identity]
    above = height - board.stacks[board.tables.suit_of(use.identity)]
    if above < 0:
        return 0.0
    lost = board.gone[use.identity] >= board.tables.copies[use.identity]
    if use.bonus is Bonus.RESCUE or view.deck_left == 0:
        return 6.0 if lost else 3.0
    return (2.5 if lost else 0.2) - 0.05 * above


def _why(chooser: Chooser, legal: LegalAction) -> Reason:
    use, view = legal.action, chooser.view
    assert isinstance(use, UseBonus)
    if use.clue is not None:
        return reasons.plain_clue(use.clue.target)
    if use.identity is None:
        return Reason("reason-bonus-mend" if use.bonus is Bonus.MEND else "reason-bonus-token")
    rescued = use.bonus is Bonus.RESCUE or view.deck_left == 0
    return Reason(
        "reason-bonus-rescue" if rescued else "reason-bonus-return", reasons.face(chooser.board, use.identity)
    )
