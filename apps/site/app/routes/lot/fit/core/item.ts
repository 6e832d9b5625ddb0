import { OWN, presetOf } from './presets.ts';
import type { Rect } from './rect.ts';

/** Degrees clockwise; at 0 its back is at the top. */
export type Turn = 0 | 90 | 180 | 270;

/** A thing on the plan; whole centimetres. */
export interface Item {
  /** Of a preset, or `svoe`. */
  kind: string;
  /** Given by the visitor; empty where the preset's is right. */
  name: string;
  /** Along its back, however it is turned. */
  width: number;
  depth: number;
  /** Of the box that it takes as it is turned. */
  left: number;
  top: number;
  turn: Turn;
}

/** What an item may measure, and how many there may be. */
export const SIZE = { least: 10, most: 400 } as const;
export const MOST_ITEMS = 30;
export const LONGEST_NAME = 24;

/** The box that it takes. */
export function rectOf({ left, top, width, depth, turn }: Item): Rect {
  return turn % 180 === 0
    ? { left, top, width, height: depth }
    : { left, top, width: depth, height: width };
}

/** Turned by a right angle around its middle. */
export function turned(item: Item): Item {
  const { left, top, width, height } = rectOf(item);
  const turn = ((item.turn + 90) % 360) as Turn;
  return {
    ...item,
    turn,
    left: Math.round(left + width / 2 - height / 2),
    top: Math.round(top + height / 2 - width / 2),
  };
}

/** What an item is called, in the cases that sentences need. */
export interface ItemWords {
  name: string;
  accusative: string;
  instrumental: string;
}

/** Words for each item; those that are called alike are numbered: «стул 2». */
export function nameItems(items: readonly Item[]): ItemWords[] {
  const words = items.map(plainWords);
  return words.map((own, at) => {
    const alike = words.filter(({ name }) => name === own.name);
    if (alike.length < 2) return own;
    const number = words.slice(0, at + 1).filter(({ name }) => name === own.name).length;
    return {
      name: `${own.name} ${number}`,
      accusative: `${own.accusative} ${number}`,
      instrumental: `${own.instrumental} ${number}`,
    };
  });
}

function plainWords({ kind, name }: Item): ItemWords {
  const preset = kind === OWN ? undefined : presetOf(kind);
  if (preset) return preset;
  const own = name || 'Предмет';
  return { name: own, accusative: `предмет «${own}»`, instrumental: `предметом «${own}»` };
}
