// A table told in words, for games that bring no table of their own.

/** What would I read after these actions? */
export interface ReadRequest {
  type: "read";
  id: string;
  language: string;
  actions: string[];
}

export interface PlainOffer {
  actions: string[];
  text: string;
  cost?: number;
  reveals?: boolean;
}

export interface Group {
  title: string;
  offers: PlainOffer[];
}

/** `stopped`: chance comes next, so nothing after this can be planned. */
export interface Reading {
  type: "reading";
  id: string;
  lines: string[];
  groups: Group[];
  story: string[];
  stopped: boolean;
}
