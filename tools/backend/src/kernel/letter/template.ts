import { line, type ValueAbout, type ValueAbouts } from './value.ts';

/** What every text may name besides the values of its kind. */
const COMMON = {
  site: line('сайт', 'Адрес сайта', 'meridian30.example'),
  company: line('компания', 'Название компании', 'Северный дом'),
} as const;

/** A place of a text where a value stands. */
export interface Place {
  /** Key among the values. */
  readonly name: string;
  readonly about: ValueAbout;
}

/** Plain words, or a place. */
export type Piece = string | Place;

/** Paragraphs of lines of pieces. */
export type Template = readonly (readonly (readonly Piece[])[])[];

const PLACE = /(\{\{[^{}]*\}\})/;
const WHOLE_PLACE = /^\{\{[^{}]*\}\}$/;

/** The word of a place, as it is looked up; `null` of plain words. */
export const wordOf = (piece: string): string | null =>
  WHOLE_PLACE.test(piece) ? piece.slice(2, -2).trim().replace(/\s+/g, ' ').toLowerCase() : null;

/** Parts a line into plain words and places, `{{…}}` with their braces. */
export const piecesOf = (line: string): string[] => line.split(PLACE).filter(Boolean);

/** What may stand in the text of a kind, by its word. */
export function placesOf(values: ValueAbouts): ReadonlyMap<string, Place> {
  const all = Object.entries<ValueAbout>({ ...COMMON, ...values });
  return new Map(
    all.flatMap(([name, about]) =>
      about.kind === 'ending' ? [] : [[about.word, { name, about }]],
    ),
  );
}

/** Reads a text; a place that means nothing stays as words. Windows line ends count as line ends. */
export function readTemplate(text: string, values: ValueAbouts): Template {
  const places = placesOf(values);
  const read = (piece: string): Piece => places.get(wordOf(piece) ?? '') ?? piece;
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((one) => piecesOf(one.trim()).map(read)));
}
