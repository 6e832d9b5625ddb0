import type { Point } from './plan.ts';
import type { Side } from './reach.ts';

/** What is wrong with how things stand; items, doors by their places in lists, lengths in centimetres. */
export type Finding =
  | { kind: 'overlap'; item: number; other: number }
  | { kind: 'wall'; item: number }
  /** The leaf meets an item before it is open. */
  | { kind: 'door'; door: number; item: number }
  /** Before a door or an opening less is free than a person needs. */
  | { kind: 'doorway'; door: number; free: number; needed: number; items: number[] }
  /** `other` is an item or the side that a wall is on; `line` is where it is narrowest. */
  | { kind: 'narrow'; item: number; other: number | Side; gap: number; line: [Point, Point] };

/** What a person needs to pass. */
export const PASSAGE = 60;

/** What stands as near as this stands close: nobody means to pass there. */
export const CLOSE = 10;

/** Items that a finding is about. */
export function itemsOf(finding: Finding): number[] {
  if (finding.kind === 'doorway') return finding.items;
  if (finding.kind === 'overlap') return [finding.item, finding.other];
  if (finding.kind === 'narrow' && typeof finding.other === 'number') {
    return [finding.item, finding.other];
  }
  return [finding.item];
}
