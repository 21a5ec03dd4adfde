"""A cross-play matrix as a picture: SVG, so that it is sharp everywhere and its figures are text."""

from html import escape

from tamaya.lab.crossplay import Matrix

CELL, EDGE, LINE = 96, 16, 20
COLD, WARM = (33, 56, 110), (253, 231, 120)
"""Colours of the worst and the best pair, far apart in lightness too, for those who don't tell hues apart."""

STYLE = "text{font-family:system-ui,sans-serif;font-size:15px}.se{font-size:11px}"


def heat_map(matrix: Matrix) -> str:
    """Draw the means, with their standard errors; the scale goes from the worst pair to the best.

    >>> from tamaya.lab.crossplay import cross_play
    >>> from tamaya.lab.plan import Plan
    >>> heat_map(cross_play(["random"], Plan((), players=2, games=1))).count("<rect")
    2
    """
    n = len(matrix.bots)
    means = [result.mean for result in matrix.results.values()]
    low, high = min(means), max(means)
    side = 2 * EDGE + 9 * max(len(name) for name in matrix.bots)
    top = EDGE + 3 * LINE
    width, height = max(side + n * CELL + EDGE, 420), top + n * CELL + EDGE
    plan = next(iter(matrix.results.values())).plan
    title = (
        f"Cross-play: {plan.variant}, {plan.players} players, {plan.games} games a pair, mean score ± standard error"
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text class="se" x="{EDGE}" y="{EDGE + 8}">{escape(title)}</text>',
    ]
    for at, name in enumerate(matrix.bots):
        middle = at * CELL + CELL // 2
        parts.append(f'<text x="{side + middle}" y="{top - 8}" text-anchor="middle">{escape(name)}</text>')
        parts.append(f'<text x="{side - 8}" y="{top + middle + 5}" text-anchor="end">{escape(name)}</text>')
    for row in range(n):
        for column in range(n):
            result = matrix.at(row, column)
            share = (result.mean - low) / (high - low) if high > low else 1.0
            parts += _cell(side + column * CELL, top + row * CELL, share, f"{result.mean:.2f}", f"± {result.se:.2f}")
    return "\n".join([*parts, "</svg>", ""])


def _cell(x: int, y: int, share: float, mean: str, error: str) -> list[str]:
    red, green, blue = (round(cold + (warm - cold) * share) for cold, warm in zip(COLD, WARM, strict=True))
    ink = "#000" if share > 0.45 else "#fff"
    middle = x + CELL // 2
    return [
        f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" rx="4" fill="#{red:02x}{green:02x}{blue:02x}"/>',
        f'<text x="{middle}" y="{y + CELL // 2}" fill="{ink}" text-anchor="middle">{mean}</text>',
        f'<text class="se" x="{middle}" y="{y + CELL // 2 + LINE}" fill="{ink}" text-anchor="middle">{error}</text>',
    ]
