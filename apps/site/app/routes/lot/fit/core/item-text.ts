import { LONGEST_NAME, MOST_ITEMS, SIZE, type Item, type Turn } from './item.ts';
import { OWN, presetOf } from './presets.ts';

/** Name of the parameter that an item is; it is there once for each. */
export const ITEM = 'p';

const TEXT =
  /^([a-z]{2,16})\.(\d{1,3})x(\d{1,3})\.(\d{1,4})\.(\d{1,4})(?:\.(0|90|180|270)(?:\.(.*))?)?$/u;

/** What a name may be written with; other characters are left out. */
const LETTERS = /[^\p{L}\p{N} ,()№-]+/gu;

/** Items of an address, and how many of them nobody can read. */
export interface ReadItems {
  items: Item[];
  lost: number;
}

/** `?p=krovat.160x200.131.176&p=svoe.90x45.10.20.90.Комод`: kind, sizes, left, top, turn and name. */
export function readItems(search: URLSearchParams): ReadItems {
  const texts = search.getAll(ITEM);
  const items = texts.flatMap((text) => readItem(text) ?? []).slice(0, MOST_ITEMS);
  return { items, lost: texts.length - items.length };
}

/** An item of its text; `null` where it is none. */
export function readItem(text: string): Item | null {
  const [whole, kind = '', width, depth, left, top, turn = '0', name = ''] = TEXT.exec(text) ?? [];
  if (whole === undefined || (kind !== OWN && !presetOf(kind))) return null;
  const item = {
    ...{ kind, name: kind === OWN ? cleanName(name) : '' },
    ...{ width: Number(width), depth: Number(depth) },
    ...{ left: Number(left), top: Number(top), turn: Number(turn) as Turn },
  };
  return [item.width, item.depth].every(isSize) ? item : null;
}

/** The text of an item, as {@link readItem} reads it. */
export function writeItem({ kind, width, depth, left, top, turn, name }: Item): string {
  const place = `${kind}.${width}x${depth}.${Math.max(left, 0)}.${Math.max(top, 0)}`;
  if (name !== '') return `${place}.${turn}.${name}`;
  return turn === 0 ? place : `${place}.${turn}`;
}

/** The query of some items, with its question mark; empty without any. */
export function itemsSearch(items: readonly Item[]): string {
  const search = new URLSearchParams(items.map((item) => [ITEM, writeItem(item)]));
  return items.length === 0 ? '' : `?${search}`;
}

/** A name within its bounds. */
export const cleanName = (name: string): string =>
  name.replaceAll(LETTERS, ' ').replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME).trim();

export const isSize = (size: number): boolean =>
  Number.isInteger(size) && size >= SIZE.least && size <= SIZE.most;
