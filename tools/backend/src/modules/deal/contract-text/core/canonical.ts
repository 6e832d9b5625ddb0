import { createHash } from 'node:crypto';
import type { ContractText } from '@m30/api';

/**
 * The canonical form of a contract: its title, number, day and object, then chapters and clauses, a line each. Explanations,
 * marks and calculations are no part of it. Unicode NFC, every run of spaces is one, lines end with U+000A.
 */
export function canonicalText({ title, number, drawn_up, object, chapters }: ContractText): string {
  const lines = [
    `${title} № ${number} от ${drawn_up}`,
    object,
    ...chapters.flatMap((chapter) => [
      `${chapter.number}. ${chapter.title}`,
      ...chapter.clauses.map((clause) => `${clause.number}. ${clause.text}`),
    ]),
  ];
  return lines.map((line) => `${line.normalize('NFC').replace(/\s+/g, ' ').trim()}\n`).join('');
}

/** SHA-256 of the canonical form, hex. */
export const contractHash = (text: ContractText): string => sha256(canonicalText(text));

/**
 * What stands for texts that are signed together: of one its own hash, of several the SHA-256 of their hashes, a line each, in the order of the
 * lots.
 */
export const setHash = (hashes: readonly [string, ...string[]]): string =>
  hashes.length === 1 ? hashes[0] : sha256(hashes.map((hash) => `${hash}\n`).join(''));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
