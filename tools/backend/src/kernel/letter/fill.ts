import type { Piece, Template } from './template.ts';
import type { Fact, Item } from './value.ts';

/** A piece of a line that is said. */
export type Run = { kind: 'words' | 'link' | 'code'; text: string };

/** One line of a paragraph, or what stands apart from its lines. */
export type Part =
  | { kind: 'line'; runs: readonly Run[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Item[] };

export type Paragraph = readonly Part[];

type Values = Readonly<Record<string, unknown>>;

/** Control characters, and those that turn the direction of writing round. */
const HIDDEN = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

const BREAKS = /[\t\r\n\u2028\u2029]+/g;

/** A value that shall stay on its line: nobody's name makes a paragraph. */
const oneLine = (value: unknown): string =>
  (typeof value === 'string' ? value : '').replace(BREAKS, ' ').replace(HIDDEN, '').trim();

const severalLines = (value: unknown): string =>
  (typeof value === 'string' ? value : '').replaceAll('\r\n', '\n').replace(HIDDEN, '').trim();

/**
 * Puts values into a text. A line is left out that is nothing but empty values, or a label before them («Причина: »), and a
 * heading («Новые:») whose list is. A value is never read as a text.
 */
export function fillTemplate(template: Template, values: Values): Paragraph[] {
  return template.flatMap((lines) => {
    const said = lines.filter((pieces) => !isSilent(pieces, values));
    if (said.length < lines.length && said.every(isHeading)) return [];
    return [said.flatMap((pieces) => partsOf(pieces, values))];
  });
}

/** A text of one line: a subject, an SMS that has no paragraphs. */
export function fillLine(pieces: readonly Piece[], values: Values): string {
  return runsOf(pieces, values)
    .map(({ text }) => text)
    .join('')
    .replace(BREAKS, ' ')
    .trim();
}

function isSilent(pieces: readonly Piece[], values: Values): boolean {
  const places = pieces.filter((piece) => typeof piece !== 'string');
  if (places.length === 0 || !places.every(({ name }) => isEmpty(values[name]))) return false;
  const words = pieces.filter((piece) => typeof piece === 'string');
  return /^\s*$|:\s*$/.test(words.join(''));
}

const isHeading = (pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => typeof piece === 'string') && pieces.join('').trimEnd().endsWith(':');

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

function partsOf(pieces: readonly Piece[], values: Values): Part[] {
  const [only] = pieces;
  if (pieces.length === 1 && typeof only === 'object') {
    const value = values[only.name];
    const { kind } = only.about;
    if (kind === 'facts') return [{ kind, facts: cleanFacts(value as Fact[]) }];
    if (kind === 'items') return [{ kind, items: cleanItems(value as Item[]) }];
  }
  return [{ kind: 'line', runs: runsOf(pieces, values) }];
}

function runsOf(pieces: readonly Piece[], values: Values): Run[] {
  const runs = pieces.map((piece): Run => {
    if (typeof piece === 'string') return { kind: 'words', text: piece };
    const { kind } = piece.about;
    const value = values[piece.name];
    if (kind === 'words') return { kind, text: severalLines(value) };
    return { kind: kind === 'link' || kind === 'code' ? kind : 'words', text: oneLine(value) };
  });
  // Words around a value that is empty are parted by one space.
  return runs.flatMap((run, index) => {
    if (run.text === '') return [];
    const after = index > 0 && runs[index - 1]?.text === '';
    return [after && isSpaced(runs, index) ? { ...run, text: run.text.replace(/^ /, '') } : run];
  });
}

/** What was said before the empty values ends with a space, or nothing was. */
function isSpaced(runs: readonly Run[], index: number): boolean {
  const before = runs.slice(0, index).findLast(({ text }) => text !== '');
  return before === undefined || before.text.endsWith(' ');
}

const cleanFacts = (facts: readonly Fact[]) =>
  facts.map(([label, value]): Fact => [oneLine(label), severalLines(value)]);

const cleanItems = (items: readonly Item[]) =>
  items.map(({ lines, link, picture }): Item => ({
    lines: lines.map(oneLine),
    ...(picture && {
      picture: { ...picture, src: oneLine(picture.src), alt: oneLine(picture.alt) },
    }),
    ...(link !== undefined && { link: oneLine(link) }),
  }));
