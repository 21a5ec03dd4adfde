const STARTS = 12;

/** A card of one's own hand follows the finger; where it is let go, it stays. */
export class Dragging {
  card = $state<number | null>(null);
  dx = $state(0);
  /** The click that ends a drag is no touch. */
  justDropped = false;
  private from: { card: number; x: number; width: number } | null = null;

  constructor(private readonly dropped: (card: number, by: number) => void) {}

  start = (event: PointerEvent, card: number) => {
    if (event.button || !(event.currentTarget instanceof HTMLElement)) return;
    const width = event.currentTarget.getBoundingClientRect().width;
    this.from = { card, x: event.clientX, width };
    this.justDropped = false;
  };

  move = (event: PointerEvent) => {
    if (!this.from) return;
    const dx = event.clientX - this.from.x;
    if (this.card === null && Math.abs(dx) < STARTS) return;
    if (this.card === null && event.currentTarget instanceof HTMLElement)
      event.currentTarget.setPointerCapture(event.pointerId);
    this.card = this.from.card;
    this.dx = dx;
  };

  drop = () => {
    const { from, card } = this;
    if (from && card !== null) {
      this.justDropped = true;
      const by = Math.round(this.dx / (from.width + 6));
      if (by) this.dropped(card, by);
    }
    this.cancel();
  };

  cancel = () => {
    this.from = null;
    this.card = null;
    this.dx = 0;
  };
}
