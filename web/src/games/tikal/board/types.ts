// What goes into the board and what comes out of it; it knows no rules.
import type { Snippet } from "svelte";
import type { SpaceView, View } from "../types";
import type { Sides } from "./borders";

export type Member = "worker" | "leader";

export interface MemberAt {
  space: string;
  member: Member;
}

/** The hex that is being placed, not yet lying. */
export interface GhostHex {
  space: string;
  hexagon: string;
  turns: number;
}

export interface Walk {
  spaces: string[];
  member: Member;
  cost: number;
}

/** A token on its way from one hex to another, once. */
export interface Flight {
  key: string;
  seat: number;
  member: Member;
  from: string;
  to: string;
}

export interface ZoomLabels {
  in: string;
  out: string;
  fit: string;
  board: string;
}

export interface BoardProps {
  view: View;
  seat: number | null;
  lit: Set<string>;
  /** Lit spaces where only what one does once or twice in a game can be done. */
  faint: Set<string>;
  /** What lit spaces cost, where that is to be seen. */
  costs: ReadonlyMap<string, number>;
  litMembers: MemberAt[];
  selected: string | null;
  selectedMember: MemberAt | null;
  ghost: GhostHex | null;
  path: Walk | null;
  pathLabel: string;
  flights: Flight[];
  marks: Set<string>;
  /** Temples that score, the last of them just now, and for whom. */
  scoring: { seat: number; temples: [string, number][]; now: string } | null;
  /** Something to say at a space, and the space. */
  note: Snippet | null;
  noteAt: string | null;
  /** A space in words, and what can be done there. */
  label: (space: string, hex: SpaceView | undefined, around: Sides) => string;
  invitation: (space: string) => string;
  memberLabel: (space: string, member: Member) => string;
  onspace: (space: string) => void;
  onmember: (space: string, member: Member) => void;
  onhover: (space: string | null) => void;
  onrotate: (direction: 1 | -1) => void;
  zoomLabels: ZoomLabels;
}
