/** What the page asks of the hall, request by request. */
import type {
  Access,
  Arrange,
  BeginLesson,
  ChatLine,
  Claim,
  Claimed,
  CreateTable,
  ErrorBody,
  ErrorCode,
  GameContent,
  Games,
  Invitation,
  Invite,
  InviteMade,
  Join,
  Leave,
  Lesson,
  Motion,
  PersonalLink,
  Phrase,
  Problem,
  Refusals,
  Remove,
  Replay,
  Seated,
  Table,
  TableList,
  Verb,
} from '$generated/protocol';

const API = '/api/v1';

/** Why a request failed; `unreachable` when the hall did not answer at all. */
export class HallError extends Error {
  readonly code: ErrorCode | 'unreachable';
  readonly rule?: string;
  readonly reason?: Phrase;

  constructor(problem: Omit<Problem, 'code'> & { code: ErrorCode | 'unreachable' }) {
    super(problem.message);
    this.name = 'HallError';
    this.code = problem.code;
    this.rule = problem.rule;
    this.reason = problem.reason;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(API + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch (error) {
    throw new HallError({ code: 'unreachable', message: String(error) });
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<HallError> {
  try {
    return new HallError(((await answer.json()) as ErrorBody).error);
  } catch {
    // Something between the page and the hall answered in its own words.
    return new HallError({ code: 'unreachable', message: `${answer.status}` });
  }
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const hall = {
  games: () => get<Games>('/games'),
  /** What a table is played with, or a game of the hall's list, from where it says that this is. */
  content: ({ content_path: path }: { content_path: string }) => get<GameContent>(path),
  /** What a guided first game says and asks for. */
  lesson: (game: string) => get<Lesson>(`/games/${encodeURIComponent(game)}/lesson`),
  beginLesson: (game: string, begin: BeginLesson) =>
    post<Table>(`/games/${encodeURIComponent(game)}/lesson`, begin),
  openTables: () => get<TableList>('/tables?open=true'),
  myTables: () => get<TableList>('/tables/mine'),
  createTable: (wish: CreateTable) => post<Table>('/tables', wish),
  table: (id: string) => get<Table>(table(id)),
  join: (id: string, join: Join) => post<Seated>(`${table(id)}/join`, join),
  start: (id: string) => post<Table>(`${table(id)}/start`),
  invite: (id: string, invite: Invite) => post<InviteMade>(`${table(id)}/invites`, invite),
  personalLink: (id: string) => post<PersonalLink>(`${table(id)}/link`),
  /** What an invitation says, without using it. */
  invitation: (token: string) => post<Invitation>('/invitation', { token }),
  /** What the host changes before the start. */
  arrange: (id: string, wanted: Arrange) => post<Table>(`${table(id)}/arrange`, wanted),
  /** Says that the game may begin, or takes it back. */
  ready: (id: string, ready: boolean) => post<Table>(`${table(id)}/ready`, { ready }),
  claim: (claim: Claim) => post<Claimed>('/claim', claim),
  seatBot: (id: string, seat: number, strength: string) =>
    post<Table>(`${table(id)}/seats/${seat}/bot`, { strength }),
  takeBack: (id: string, seat: number) => post<Table>(`${table(id)}/seats/${seat}/take-back`),
  leave: (id: string, leave: Leave) => post<Table>(`${table(id)}/leave`, leave),
  remove: (id: string, seat: number, remove: Remove) =>
    post<Table>(`${table(id)}/seats/${seat}/remove`, remove),
  mute: (id: string, seat: number, muted: boolean) =>
    post<Table>(`${table(id)}/seats/${seat}/mute`, { muted }),
  /** The links and devices that open the reader's seat. */
  access: (id: string) => get<Access>(`${table(id)}/access`),
  revokeLink: (id: string, link: string) => ask<void>('DELETE', `${table(id)}/links/${link}`),
  revokeDevice: (id: string, device: string) =>
    ask<void>('DELETE', `${table(id)}/devices/${device}`),
  propose: (id: string, verb: Verb, motion: Motion) =>
    post<Table>(`${table(id)}/${verb}`, { motion }),
  /** A game step by step through somebody's eyes. */
  replay: (id: string, eyes: string) => get<Replay>(`${table(id)}/replay?eyes=${eyes}`),
  replayFile: (file: string, eyes: string) => ask<Replay>('POST', `/replay?eyes=${eyes}`, file),
  /** Why what is not among the choices cannot be chosen. */
  refusals: (id: string) => get<Refusals>(`${table(id)}/refusals`),
  say: (id: string, text: string) => post<ChatLine>(`${table(id)}/chat`, { text }),
  /** The text of a game file. */
  async file(id: string): Promise<string> {
    const answer = await fetch(`${API}${table(id)}/file`);
    if (!answer.ok) throw await problemOf(answer);
    return answer.text();
  },
  fileUrl: (id: string) => `${API}${table(id)}/file`,
};

/** The address of a table's socket. */
export function socketUrl(id: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${API}${table(id)}/socket`;
}
