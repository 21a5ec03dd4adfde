import { apply, fromSnapshot, type Model } from "../net/model";
import type { Branch, MoveNote, Replay } from "../wire";

/** Every position of a game in its order, the deal first; the server has worked them out, and here they are only laid out. */
export interface Film {
  frames: Model[];
  notes: ReadonlyMap<number, MoveNote>;
}

export function filmOf(replay: Replay): Film {
  const seats = replay.players.map(({ name }) => ({ name }));
  const table = {
    id: "",
    phase: "playing" as const,
    host: "",
    seats,
    settings: replay.settings,
    number: replay.number ?? 0,
  };
  const deal = fromSnapshot({
    type: "snapshot",
    version: 1,
    seq: 0,
    you: { user: "", name: "" },
    table,
    here: [],
    log: [{ seq: 0, events: replay.opening }],
    game: replay.game,
  });
  return { frames: unrolled(deal, replay.steps), notes: byMove(replay.notes) };
}

/** The game up to where the branch leaves it, and what came then. */
export function branchedFilm(film: Film, branch: Branch): Film {
  const trunk = film.frames.slice(0, branch.after + 1);
  const fork = trunk.at(-1);
  if (!fork) return film;
  const frames = [...trunk, ...unrolled(fork, branch.steps).slice(1)];
  const last = frames.at(-1);
  if (last?.game && branch.legal)
    frames[frames.length - 1] = apply(
      { ...last, seq: last.seq - 1 },
      {
        type: "update",
        seq: last.seq,
        legal: branch.legal,
        ...(last.game.pending && { pending: last.game.pending }),
      },
    );
  const before = [...film.notes].filter(([move]) => move <= branch.after);
  return { frames, notes: new Map([...before, ...byMove(branch.notes ?? [])]) };
}

function unrolled(deal: Model, steps: Replay["steps"]): Model[] {
  const frames = [deal];
  let model = deal;
  for (const step of steps) {
    model = apply(model, step);
    frames.push(model);
  }
  return frames;
}

function byMove(notes: readonly MoveNote[]): Map<number, MoveNote> {
  return new Map(notes.map((note) => [note.move, note]));
}

/** The same position with that seat's own cards turned to their backs, as that player saw it. */
export function seenBy(model: Model, seat: number | null): Model {
  const { game } = model;
  if (seat === null || !game || game.outcome) return model;
  const hand = (game.hands[seat] ?? []).map((card) => ({ ...card, identity: null }));
  return { ...model, game: { ...game, hands: game.hands.with(seat, hand) } };
}
