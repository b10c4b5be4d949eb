/**
 * What others did, turn by turn: one card per turn, folded from the events of the log.
 *
 * The fold knows no game. A game says which events begin a turn and a phase, which of them are worth
 * a line, and what each changes in what people have; repeats become one, and what a line brings is
 * summed up behind it.
 */
import type { Entry, Phrase } from '$generated/protocol';

/** So many more or fewer of something, for a seat. */
export type Change = { seat: number; what: string; n: number };

/** Something that is worth a line. */
export type Lead = {
  /** Whose doing it is. */
  seat?: number;
  /** What it is, in a few words; those that are alike become one with a number. */
  phrase: Phrase;
  /** How much it matters; what matters most is the headline. Nothing, if it is no news. */
  weight?: number;
  /** Who else it touches. */
  touches?: readonly number[];
  /** Whether it belongs to the line before, as an attack's end belongs to the attack. */
  joins?: boolean;
  tone?: 'good' | 'bad';
};

/** What the fold needs to know of a game. */
export type StoryRules = {
  /** The phases of a turn in their order; what is told without a phase has none. */
  phases: readonly string[];
  /** The turn that an event begins: whose, or of all together. */
  turn(event: unknown): { seat?: number } | undefined;
  /** The round that an event begins. */
  round(event: unknown): number | undefined;
  phase(event: unknown): string | undefined;
  lead(event: unknown): Lead | undefined;
  changes(event: unknown): readonly Change[];
  /** How much one more of something matters in a headline. */
  weigh(what: string): number;
};

export type Piece = { phrase: Phrase; count: number; tone?: 'good' | 'bad' };
export type Line = { phase?: string; seat?: number; pieces: Piece[]; changes: Change[] };
export type Turn = {
  /** The step and the place in it where the turn begins: one step may end a turn and begin the next. */
  id: string;
  seat?: number;
  round?: number;
  /** The steps it goes from and to, as the replay numbers them. */
  from: number;
  to: number;
  lines: Line[];
  /** What matters most, first; at most two, and whatever touched the reader. */
  headline: (Piece | Change)[];
  /** What each has more or less of in the end. */
  net: Change[];
};

const HEADLINE = 2;

type Open = Turn & { leads: { lead: Lead; piece: Piece }[] };

/** The turns that these entries tell of; the first may be the rest of one that began before them. */
export function turnsOf(entries: readonly Entry[], rules: StoryRules, reader?: number): Turn[] {
  const turns: Open[] = [];
  let phase: string | undefined;
  let round: number | undefined;
  for (const entry of entries) {
    for (const [place, { event }] of entry.events.entries()) {
      round = rules.round(event) ?? round;
      const begun = rules.turn(event);
      if (begun) {
        phase = undefined;
        turns.push(blank(entry, place, begun.seat, round));
      }
      const turn = turns.at(-1) ?? blank(entry, place, entry.actor?.seat, round);
      if (turns.length === 0) turns.push(turn);
      turn.to = entry.step;
      phase = rules.phase(event) ?? phase;
      tell(turn, event, phase, rules);
    }
  }
  return turns
    .filter(({ lines }) => lines.length > 0)
    .map(({ leads, ...turn }) => ({ ...turn, headline: headline(turn, leads, rules, reader) }));
}

/**
 * The turns of others since the reader's own, or since the deal before that: whole ones, also where
 * the reader had to answer in the midst of one. Where all play at once it is the round of the
 * reader's last move and what came after.
 */
export function turnsSince(
  log: readonly Entry[],
  sinceMine: readonly Entry[],
  rules: StoryRules,
  reader: number,
): Turn[] {
  const begins = ({ events }: Entry) => events.flatMap(({ event }) => rules.turn(event) ?? []);
  const hasTurns = log.some((entry) => begins(entry).some(({ seat }) => seat !== undefined));
  const moved = log.indexOf(sinceMine[0] as Entry);
  const from = hasTurns
    ? log.findLastIndex((entry) => begins(entry).some(({ seat }) => seat === reader))
    : log.slice(0, moved + 1).findLastIndex((entry) => begins(entry).length > 0);
  const turns = turnsOf(log.slice(Math.max(0, from)), rules, reader);
  return turns.filter(({ seat }) => seat === undefined || seat !== reader);
}

const blank = ({ seq, step }: Entry, place: number, seat?: number, round?: number): Open => ({
  id: `${seq}.${place}`,
  seat,
  round,
  from: step,
  to: step,
  lines: [],
  headline: [],
  net: [],
  leads: [],
});

function tell(turn: Open, event: unknown, phase: string | undefined, rules: StoryRules): void {
  const lead = rules.lead(event);
  const changes = rules.changes(event).filter(({ n }) => n !== 0);
  if (!lead && changes.length === 0) return;
  let line = turn.lines.at(-1);
  if (lead) {
    const { phrase, tone } = lead;
    const isOthers = lead.seat !== undefined && lead.seat !== turn.seat;
    const seat = isOthers ? lead.seat : undefined;
    // What was paid before belongs to what it was paid for.
    const isSame = line?.phase === phase && (line?.seat === seat || line?.pieces.length === 0);
    if (!line || (!lead.joins && !isSame))
      turn.lines.push((line = { phase, seat, pieces: [], changes: [] }));
    if (line.pieces.length === 0) line.seat = seat;
    const piece = addPiece(line, { phrase, count: 1, tone });
    turn.leads.push({ lead, piece });
  } else if (!line || line.phase !== phase) {
    turn.lines.push((line = { phase, pieces: [], changes: [] }));
  }
  for (const change of changes) {
    add(line.changes, change);
    add(turn.net, change);
  }
}

/** Adds a piece to a line; the same again only counts. */
function addPiece({ pieces }: Line, piece: Piece): Piece {
  const same = pieces.find(({ phrase }) => sameWords(phrase, piece.phrase));
  if (same) same.count += 1;
  else pieces.push(piece);
  return same ?? piece;
}

const sameWords = (one: Phrase, other: Phrase): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sums up; what comes to nothing goes. */
function add(sum: Change[], { seat, what, n }: Change): void {
  const place = sum.findIndex((one) => one.seat === seat && one.what === what);
  const one = sum[place];
  if (!one) sum.push({ seat, what, n });
  else if (one.n + n === 0) sum.splice(place, 1);
  else sum[place] = { ...one, n: one.n + n };
}

function headline(
  { seat, net }: Turn,
  leads: Open['leads'],
  rules: StoryRules,
  reader: number | undefined,
): Turn['headline'] {
  const heavy = [
    ...new Map(leads.map(({ lead, piece }) => [piece, lead.weight ?? 0])),
    ...net
      .filter((change) => change.seat === seat)
      .map((change) => [change, Math.abs(change.n) * rules.weigh(change.what)] as const),
  ]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what]) => what);
  const touched = leads
    .filter(({ lead }) => reader !== undefined && lead.touches?.includes(reader))
    .map(({ piece }) => piece);
  const mine = net.filter((change) => change.seat === reader && change.seat !== seat);
  return [...new Set([...heavy.slice(0, HEADLINE), ...touched, ...mine])];
}
