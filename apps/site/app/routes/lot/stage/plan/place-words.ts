import { formatArea } from '@m30/ui-kit/format';
import type { LotView } from '../../data/lot.server.ts';

export type PlanSheet = NonNullable<LotView['planSheet']>;

/** Smallest size at which a plan is shown, and of its words: CSS pixels. */
export interface Screen {
  width: number;
  height: number;
  font: number;
}

/** A desk with a narrow stage, and a small phone. */
export const DESK: Screen = { width: 500, height: 380, font: 13 };
export const PHONE: Screen = { width: 328, height: 328, font: 12 };

/** Where the words of a room stand: their middle in per cent of the frame; `null` where they do not fit between its walls. */
export type Spot = readonly [left: number, top: number] | null;

/** Width of a letter of the site's typeface and height of a line, in sizes of the font. */
const LETTER = 0.6;
const LINE = 1.2;
/** Pixels between words and walls. */
const GAP = 4;

/** Where the words of a room stand on a screen of the smallest size. */
export function placeWords(
  { width, height }: Pick<PlanSheet, 'width' | 'height'>,
  { name, area, at, box }: PlanSheet['rooms'][number],
  screen: Screen,
): Spot {
  const scale = Math.min(screen.width / width, screen.height / height);
  const [left, top, wide, high] = box;
  const lines = linesOf(name);
  const longest = Math.max(...[...lines, formatArea(area)].map(({ length }) => length));
  const words = {
    width: (longest * LETTER * screen.font + GAP) / scale,
    height: ((lines.length + 1) * LINE * screen.font + GAP) / scale,
  };
  if (words.width > wide || words.height > high) return null;
  const x = within(at[0], left + words.width / 2, left + wide - words.width / 2);
  const y = within(at[1], top + words.height / 2, top + high - words.height / 2);
  return [(x / width) * 100, (y / height) * 100];
}

/** «Гардеробная» has eleven. */
const LONG = 11;

/** A name in one line; a longer one is parted after its hyphens and at its spaces. */
export const linesOf = (name: string): string[] =>
  name.length <= LONG ? [name] : name.split(/(?<=-)|\s/);

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
