/** What the server sends, as docs/server.md describes it. */

export interface Says { n: number; text: string; cards: string[]; }
export interface Seat {
  seat: number; name: string; label: string; kind: "person" | "bot" | "free"; bot?: string | null; about?: string; online: boolean;
  computer: boolean; roles: { is: string; text: string }[]; team: number | null; side: number | null; resting: boolean; held: number;
  known: string[]; won: number; line: string; points: number | null; pending: number | null; says: Says | null; deadline: number | null;
}
export interface Mark { is: string; count: number; of: number; text: string; }
export interface Team { seats: number[]; label: string; score: number; of: number | null; losses: number; marks: Mark[]; }
export interface Score {
  title: string; kind: "lozenges" | "bar" | "numbers"; target: number | null; down: boolean; teams: Team[];
  deals: { number: number; text: string; points: number[] }[];
}
export interface Way { action: string; then: string | null; text: string; key: string | null; }
export interface HandCard { card: string; name: string; new: boolean; play: Way[]; why: string | null; paragraph: string | null; }
export interface Call { action: string; text: string; sub: string | null; kind: "main" | "call" | "plain" | "risky"; key: string | null; confirm: string | null; }
export interface Bids { low: number | null; high: number | null; step: number | null; values: number[]; texts: string[]; verb: string | null; safe: number | null; ladder: Rung[]; }
export interface Rung { seat: number; value: number | null; text: string; }
export interface Contract { title: string; lines: string[]; seat: number | null; so_far: number | null; of: number | null; }
export interface LogLine { deal: number; step: number; seat: number | null; text: string; cards: string[]; kind: string; }
export interface Move { kind: string; seat: number | null; cards: (string | null)[]; value: number | null; }
export interface Ended {
  title: string; why: string[];
  rows: { label: string; tricks: { cards: string[]; points: number | null }[]; extras: { text: string; cards: string[]; points: number }[]; extra: number; total: number | null; scored: number | null; now: number | null }[];
  hands: string[][]; stock: string[]; match: { lines: string[]; winners: number[] } | null; next: boolean;
}
export interface Shown {
  is: string; seq: number; at: string; lang: string; deck: string; english: string[];
  table: {
    id: string; preset: string; game: string; family: string; seats: number; memory: string; rules: string[]; tags: string[];
    practice: boolean; stage: "open" | "shuffling" | "later" | "playing" | "between" | "over"; watch: string; replay?: string | null;
  };
  me: number | null; below: number; seats: Seat[]; score: Score | null; trump: { suit: string | null; text: string } | null;
  talon: { count: number; turnup: string | null; closed: { seat: number; text: string; lines: string[] } | null } | null;
  stocks: { cards: (string | null)[]; text: string }[]; trick: { seat: number; card: string; ahead: boolean }[];
  piles: { seats: number[]; cards: string[]; text: string }[];
  last: { seats: number[]; cards: string[]; winner: number; text: string } | null;
  tricks: { number: number; seats: number[]; cards: string[]; winner: number; text: string }[]; unseen: string[] | null;
  hand: HandCard[]; calls: Call[]; bids: Bids | null; contract: Contract | null; facts: string[];
  turn: { seat: number | null; mine: boolean; text: string; question: string; rule: string; since: number | null } | null;
  log: LogLine[]; log_from: number; moves: Move[]; ended: Ended | null; asked: { by: number; wish: string; text: string; mine: boolean } | null;
  places?: { free: number[]; computer: number[] } | null; unnamed?: number[]; lesson?: { text: string; action: string | null } | null; ways: string[]; shuffle: { commitment: string | null; wants: "seal" | "entropy" | null; text: string; layouts?: import("./logic/dealt.js").Layout[] | null } | null;
  said: { polite: string; assertive: string; table: string; hidden: string; points: string };
}

export interface Named { key: string; name: string; about?: string; }
export interface Preset extends Named { seats: number; lines: string[]; minutes: number; }
export interface Family { family: string; name: string; presets: Preset[]; }
export interface Bot extends Named { plays: string[]; }
export interface Start {
  games: Family[]; bots: Bot[]; memory: Named[]; languages: Named[]; decks: Named[]; cards: Record<string, string>; keys: { key: string; text: string }[]; texts: Record<string, string>; phrases: string[]; longest_record: number; lessons_lang: string;
}
export interface Option {
  name: string; paragraph: string; label: string; kind: "truth" | "number" | "choice" | "text"; value: any;
  choices?: { value: string; text: string }[]; low?: number; high?: number;
}
export interface Form { sections: { name: string; title?: string; options: Option[] }[]; }
