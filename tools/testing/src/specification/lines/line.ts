/** A row of the acceptance by hand that did not hold at first: its lines were tried again in a browser. */
type Finding = `A${number}` | `B${number}` | `D${number}`;

/** Where a line is proved: a file of tests, and the title of one of them or a part that only this title has. */
export type Proof = readonly [file: string, title: string];

/** One statement of the specification that can be true or false. */
export interface Line {
  line: string;
  tests: readonly Proof[];
  found?: Finding;
  /** What a browser showed when what was found was tried again by hand. */
  tried?: string;
  /** The decision record that deliberately has it otherwise, by its path from the root. */
  decided?: string;
}

/** Lines of a section of the specification that belong together. */
export interface Group {
  /** Number of the section. */
  section: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  title: string;
  lines: readonly Line[];
}
