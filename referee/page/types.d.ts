// What the scripts of the page hand to each other. No phone loads it: it is read by `make lint`, and by an editor.
// What the API tells is derived from openapi.yaml (.lint/api.d.ts, made by `make lint`); here it only gets its names.

import type { components } from "../../.lint/api.js";
import type { Match } from "./static/core/match.js";

export type { Match };
/** A match of one game, with its rounds and its rules. */
export type UNOMatch = Match<UNORound, UNOKit>;
export type GolfMatch = Match<GolfRound, GolfKit>;

// What keeps foreign text out of addresses of scripts; the types of a browser do not have it yet.
interface ScriptPolicy {
  createScriptURL(address: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
  }
}

type Told = components["schemas"];
/** The same with other types of some members. */
type Changed<Of, Members> = Omit<Of, keyof Members> & Members;

// ---- What the API tells ----

export type Game = Told["Opening"]["game"];
export type Face = Told["Match"]["seats"][number]["face"];
export type Color = Told["uno.color"]["color"];
/** What is painted of something that the referee tells: where it is but foreseen, no more than this is known. */
type Painted<Of, Known extends keyof Of> = Pick<Of, Known> & Partial<Of>;
type CallWindow<Of extends { seat: number; called: unknown }> = Changed<Painted<Of, "seat">, { called: {} | null }>;
type UNORoundTold = Told["UNORound"];
export type UNORound = Changed<
  Painted<
    UNORoundTold,
    | "hands" | "discards" | "top" | "color" | "turn" | "direction" | "drew"
    | "color_owed_by" | "out" | "counted" | "challenged"
  >,
  {
    debt: Painted<NonNullable<UNORoundTold["debt"]>, "seat" | "count" | "open_to_challenge" | "by" | "over"> | null;
    swap?: Painted<NonNullable<UNORoundTold["swap"]>, "seat" | "may_be_left_out"> | null;
    window: CallWindow<NonNullable<UNORoundTold["window"]>> | null;
  }
>;
type GolfRoundTold = Told["UNOGolfRound"];
export type GolfRound = Changed<
  Painted<
    GolfRoundTold,
    | "deck" | "grids" | "columns" | "discards" | "top" | "draw_pile" | "turn" | "direction" | "closed_by"
    | "called_early" | "facedown" | "at_one" | "clearable" | "targets"
  >,
  { window: CallWindow<NonNullable<GolfRoundTold["window"]>> | null }
>;
export type Round = UNORound | GolfRound;
export type UNOKit = Told["UNOKit"];
export type GolfKit = Told["UNOGolfKit"];
export type Column = GolfRound["grids"][number][number];
export type Row = Told["Place"]["row"];
export type Place = Told["Place"];
export type Say = Told["Answer"]["say"];
export type Standing = Told["State"]["standings"][number];
export type Change = Changed<Told["Answer"]["changed"][number], { ruling: Ruling | null }>;
export type Event = Told["Event"];
export type Contest = Told["State"]["contests"][number];
export type Article = Told["Article"];
export type Rules = Changed<Told["State"]["rules"], { target?: number | null }>;
export type Preset = Told["Preset"];
export type HouseRule = Told["HouseRule"];
export type Difference = Told["Difference"];
export type Source = Told["Source"];
export type Ticket = Told["Ticket"];
export type OpenedKnock = Told["OpenedKnock"];
export type Phone = Told["Phones"]["phones"][number];
export type Reader = Told["Reader"];
export type Readers = Told["Readers"]["readers"];
export type Agreement = Told["Agreement"];
export type Asked = Told["Question"]["follow_ups"][number];
export type Question = Changed<
  Told["Question"],
  { here?: Changed<NonNullable<Told["Question"]["here"]>, { claim: Tellable | null }> }
>;
export type Listed = NonNullable<Told["Questions"]["questions"]>[number];
export type GroupTold = Told["Group"];
export type PersonStanding = Changed<Told["PersonStanding"], { game: Game }>;
/** A match of a group. */
export type Evening = Changed<Told["History"]["matches"][number], { game: Game }>;
export type Door = Told["Door"];
export type Knock = Told["Knocks"]["knocks"][number];
/** A finding's facts, of which the document says no more than that they are told: those that the page reads. */
export interface Facts {
  accused?: number;
  seat?: number;
  count?: number;
  misses?: boolean;
  card?: string;
  top?: string;
  color?: Color;
}
export type Finding = Changed<Told["Finding"], { facts: Facts }>;
type Ruling = Changed<Told["Ruling"], { findings: Finding[] }>;

/** The state of a match; in the scripts of a game its round is one of that game. Who deals next may not be foreseen. */
export type State<R = Round> = Changed<Told["State"], { game: Game; round: R | null; dealer: number | null }>;

/** Somebody at the table; a face is null until the referee has given one. */
export type Seat = Changed<Told["Match"]["seats"][number], { face: Face | null }>;

/** A card is told by its printed name, which the page takes as the referee tells it: any text. */
type WithCards<T> = "red 0" extends T
  ? string | Exclude<T, string>
  : T extends readonly (infer Each)[]
    ? WithCards<Each>[]
    : T extends object
      ? { [Name in keyof T]: WithCards<T[Name]> }
      : T;
export type Tellable = WithCards<Told["Claim"]>;
/** What people tell, and what the service itself enters. */
export type Claim = WithCards<Told["HeardClaim"]>;
export type Tag = Claim["claim"];
export type ClaimOf<T extends Tag> = Extract<Claim, { claim: T }>;

/** What a claim may tell, for whoever does not ask which it is. */
export interface ClaimParts {
  claim: Tag;
  seat?: number | null;
  caught?: number;
  card?: string | null;
  color?: Color | null;
  cards?: unknown;
  turned_up?: string[];
  top?: string;
  said_uno?: boolean;
  winner?: number | null;
}

/** What follows from a play, a draw or a turn. */
export type Then = Told["Then"];

/** The rules in force, of either game. */
export type Kit = UNOKit | GolfKit;

/** A claim that may be told now, without what is left open, and what follows from it. */
export type May = Told["May"];
export type LegalOf<T extends Tag> = Extract<May["claim"], { claim: T }>;
export type UNOMay = Changed<May, { then?: Told["UNOThen"] }>;
/** An entry of the logbook; in a stream and in a problem some of it is left out. */
export type Entry = Changed<Told["Entry"], { claim: Claim; fix: Tellable | null; say?: Say }>;
/** An entry as the logbook tells it, with what became of it. */
export type LoggedEntry = Changed<Told["LoggedEntry"], { claim: Claim; fix: Tellable | null }>;
/** The answer to a claim. */
export type Answer = Changed<
  Told["Answer"],
  { claim: Claim; findings: Finding[]; changed: Change[]; fix: Tellable | null; state: State; may?: May[] }
>;
export type MatchTold = Changed<Told["Match"], { game: Game; seats: Seat[]; gone: Seat[]; state: State; may?: May[] }>;
export type GolfTold = Changed<MatchTold, { state: State<GolfRound>; kit: GolfKit }>;
export type Problem = Changed<Told["Problem"], { missed?: Entry[]; state?: State }>;
export type Logbook = Changed<Told["Logbook"], { entries: LoggedEntry[] }>;

// ---- What the page makes of it ----

/** A group as this phone keeps it: with a token that opens matches of it, or only looks. */
export interface KeptGroup {
  id: string;
  token: string;
  name: string;
  people: { name: string; face?: Face | null }[];
  role?: "reader";
  /** The matches of this phone that were brought in. */
  brought?: string[];
}

/** Somebody at the door, as this phone keeps it. */
export type Knocking = OpenedKnock & { name: string };

/** Why something was not told: null where nobody has answered, or what answered was not the referee. */
export interface Failure {
  status: 0 | 204 | 304 | 400 | 401 | 403 | 404 | 405 | 409 | 411 | 413 | 415 | 422 | 429 | 500 | 503;
  json: Problem | null;
  retryAfter?: number; // s
  etag?: string | null;
}
interface Success<Status, Body> {
  status: Status;
  json: Body;
  retryAfter?: number;
  etag?: string | null;
}
/** What was asked for, or why it was not told. */
export type Reply<Body> = Success<200, Body> | Success<201, Body> | Failure;

/** A match after an entry. */
export interface Moment<R = Round> {
  state: State<R>;
  seats: Seat[];
}

/** What is shown of a match: `unsure` where the queue could not be foreseen, `next` is what `may` foresaw. */
export interface Picture<R = Round, K = Kit> extends Moment<R> {
  number: number;
  kit: K;
  unsure: boolean;
  next: Then | null;
}

/** What a claim makes of a picture; nothing where it cannot be foreseen. */
export type Foreseen<R = Round> = (Partial<Moment<R>> & { unsure?: boolean }) | null | undefined | false;

export type Past = (number: number) => Moment | undefined;

interface Foresight<R, K, M, T extends Tag> {
  foresee(picture: Picture<R, K>, claim: ClaimOf<T>, past: Past, may: M[] | null): Foreseen<R>;
}
/** What foresees claims, by their tags. As methods, so that those of one game can stand among those of all. */
export type Foresights<R = Round, K = Kit, M = May> = { [T in Tag]?: Foresight<R, K, M, T>["foresee"] };

/** What each seat gets in a round. */
export type Points = number[];

/** "keeper", "seat" or "watcher" as the referee knows a phone; "reader" is one that looks on by a link. */
export type Role = PhoneRole | "reader";
export type OpenedMatch = MatchTold & Pick<Told["OpenedMatch"], "token" | "seat">;
export type Joined = MatchTold & Pick<Told["Joined"], "token" | "phone" | "role" | "seat">;
export type PhoneRole = Told["Joined"]["role"];
/** How closely a phone follows the rounds. */
export type Depth = "scorepad" | "referee";

/** The referee's last answer, as a phone keeps it. */
export interface LastAnswer extends Moment {
  number: number;
  gone?: Seat[];
  rematch?: string | null;
  expires_on?: string;
  may: May[];
  say: Say;
  consequences?: string[];
  odd?: number;
}

/** What an entry makes of the line: its number if it counts, -n if it goes back to entry n, 0 if it is nothing. */
export type Mark = number | "refused";

/** A match as this phone keeps it; `used` orders them, `since` is in ms and for people to read; `day` is
 * the day on which it was opened, where its players are. It was `opened` to be
 * scored or followed, whichever is looked at since. */
export interface Kept {
  id: string;
  token: string;
  role: Role;
  seat: number | null;
  depth?: Depth;
  opened?: Depth;
  game: Game;
  used: number;
  since?: number;
  day?: string;
  answer: LastAnswer;
  kit?: Kit;
  isKitOld?: boolean;
  marks: (Mark | null | undefined)[];
  claims?: { [number: number]: Claim };
  past: { [number: number]: Moment };
}

/** A claim in the outbox: made on a screen that showed entry `after`, and stored under `name`. */
export interface Queued {
  name: string;
  key: string;
  claim: Claim;
  after: number;
  wantsMay: boolean;
  round: number | null;
  sent: boolean;
}

/** Why the outbox stands still until a person decides. */
export type Trouble =
  | { kind: "refused"; answer: Answer; claim: Claim }
  | { kind: "stale" | "stopped"; answer: Problem | null; claim: Claim };

/** What an address means; a name of null stands for the screen that fits the match. */
export interface Route {
  name: string | null;
  match: string | null;
  ticket: string | null;
  rest: string[];
}

export interface Screen {
  title(): string;
  view(): HTMLElement;
  close?(): void;
  back?(): void;
  press?(key: string): boolean | void;
}

/** What a screen is given when it is opened. */
export interface Page<M = Match | null> {
  route: Route;
  match: M;
  redraw(): void;
  go(path: string): void;
  say(sentence: string): void;
  cover(): void;
}

/** What an element can hold; null and false are nothing. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Handlers = Pick<
  GlobalEventHandlers,
  "onclick" | "oninput" | "onchange" | "onkeydown" | "onpointerdown" | "onpointerup" | "onpointercancel"
>;
/** Attributes, handlers, what a person typed or chose, and styles. */
export type Props = Partial<Handlers> & {
  value?: string | number;
  checked?: boolean;
  style?: { [property: string]: string | number };
} & { [attribute: string]: unknown };

/** A key of a keypad; `name` where the label does not say it all. */
export interface Key {
  label: string;
  name?: string;
  sign?: string;
  note?: string;
  onclick?: () => void;
  disabled?: boolean;
  kind?: string;
}

/** Cards that are no numbers, by what they count and what is printed on them. */
export interface OtherCards {
  value: string;
  signs: string[];
}
/** What the cards of a round count: its numbers, and what counts otherwise, by its place on a keypad. */
export interface CardValues {
  numbers: string[];
  others: (OtherCards | null)[];
}
/** The keys that a keypad has beside its numbers, and what is typed on it. */
export interface Typing {
  type(key: string): void;
  way: Key;
  next: Key;
}

/** What is to be told of somebody before anything else is known. */
export type Somebody = Pick<Seat, "seat"> & Partial<Seat>;

/** The points of each hand, by seat. */
export interface Hands {
  [seat: number]: number;
}
export type Score = Omit<ClaimOf<"match.score">, "after">;
export type Removal = Omit<ClaimOf<"match.void">, "after">;

/** Something that is told of a match: the seats it is about, how many, and in which round. */
export interface Fact {
  kind: string;
  seats: number[];
  number: number;
  round?: number;
}

/** A sheet on which points are entered; `done` gets null where nothing is to be claimed. */
export interface EntryOptions {
  redraw(): void;
  done(claim: Score | Removal | null, hands?: Hands): void;
  known?: { [seat: number]: number | null } | null;
  beside?: ((place: number | "together") => Child) | null;
  winner?: number | null;
}

/** What stands there when a round is over: `hands` where they were told, `out` where somebody can be tapped next. */
export interface ResultOptions {
  winner?: number | null;
  hands?: Hands;
  undo(): void;
  goOn(): void;
  out?: ((seat: number) => void) | null;
}

/** How each claim is told of in the history; `name` names a seat, and null leaves it to the referee. */
export type ClaimWords = { [T in Tag]?: Telling<T>["tell"] };
interface Telling<T extends Tag> {
  tell(claim: ClaimOf<T>, name: (seat?: number | null) => string): string | null;
}

/** How the claims of Golf are said aloud: of whom, and who is next. */
export type GolfWords = { [T in Tag]?: (name: string, claim: ClaimOf<T>, next: string | null) => string };

/** What lies over a screen; `leave` closes it. */
export interface Over {
  key: string;
  view: HTMLElement;
  leave(): void;
}
