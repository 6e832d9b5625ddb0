import { readFileSync } from 'node:fs';

/** The rules by which headers are scored, as `docs/security.md` writes them down. */
export interface Scoring {
  /** Points by the name of the rule. */
  points: ReadonlyMap<string, number>;
  /** Lowest score of each grade, the best first. */
  grades: readonly { from: number; grade: string }[];
  /** Where every answer begins. */
  start: number;
  /** Bonuses count from this score on. */
  bonusFrom: number;
}

const DOCUMENT = new URL('../../../../docs/security.md', import.meta.url);

/**
 * Reads the rules from the tables of `docs/security.md`.
 * @throws Error when the page has none
 */
export function readScoring(markdown = readFileSync(DOCUMENT, 'utf8')): Scoring {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const points = new Map<string, number>();
  const grades: { from: number; grade: string }[] = [];
  for (const [first = '', second = '', third = ''] of rows) {
    const name = /^`([a-z-]+)`$/.exec(first)?.[1];
    if (name && /^[+−]?\d+$/.test(third)) points.set(name, Number(third.replace('−', '-')));
    const from = /^from (\d+)$/.exec(second)?.[1];
    if (from) grades.push({ from: Number(from), grade: first });
  }
  const number = (pattern: RegExp) => Number(pattern.exec(markdown)?.[1]);
  const start = number(/starts at (\d+) points/);
  const bonusFrom = number(/bonuses count from (\d+) points/);
  if (points.size === 0 || grades.length === 0 || !start || !bonusFrom) {
    throw new Error('docs/security.md has no rules to score headers by');
  }
  return { points, grades: grades.toSorted((a, b) => b.from - a.from), start, bonusFrom };
}
