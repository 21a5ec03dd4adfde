const SETTLES = 350;

/** A button under a finger that is still coming down does nothing: it must have been there for a moment. */
export function guarded(run: () => void): (event: Event) => void {
  const born = performance.now();
  return (event) => {
    if (event instanceof MouseEvent && event.detail > 0 && performance.now() - born < SETTLES)
      return;
    run();
  };
}
