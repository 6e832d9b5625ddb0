import type { Frame } from './frame.schema.ts';

/** A block whose data passed its schema; plain JSON, ready for `<Blocks>`. */
export interface ParsedBlock {
  readonly type: string;
  readonly props: object;
  readonly frame?: Frame;
  /** Types of the blocks within this one, so that their code is asked for together with its own. */
  readonly needs?: readonly string[];
}

/** Why a block is not on the page; for the error sink and for editors, not for visitors. */
export interface DroppedBlock {
  /** Place in the page's list of the block that it is, or within which it stands; from 0. */
  readonly index: number;
  /** The same in full: `3` or, within another block, `3.columns.0.blocks.1`. */
  readonly path: string;
  /** `type` as it was found, or an empty string. */
  readonly type: string;
  readonly reason: 'unknown' | 'invalid' | 'deep';
  /** What is wrong, one line each: `items.0.title: Invalid type…`. */
  readonly issues: readonly string[];
}

/** A block that is on the page without what was wrong in it; for editors. */
export interface MendedBlock extends Omit<DroppedBlock, 'reason'> {
  readonly reason: 'mended';
}

/** Type of what stands in the place of a dropped block in preview; no editor can write it. */
export const NOTE = '!dropped';

/** Types of a block and of those within it. */
export const typesOf = ({ type, needs = [] }: ParsedBlock): readonly string[] => [type, ...needs];
