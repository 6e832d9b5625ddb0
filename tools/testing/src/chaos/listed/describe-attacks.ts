import { cell, proof } from '../../specification/describe-lines.ts';
import type { ListedAttack } from './listed-attacks.ts';

const HEAD = `# Attacks that got through once

Made from \`tools/testing/src/chaos/listed\`; a test compares the two and looks for every test and every suite that is named. At an
acceptance by hand the product was attacked on purpose; each row is what got through then, and what would notice if it did again.

Counts (bytes read, rows written, answers given) are asserted by \`npm test\`: those of the backend on PostgreSQL, and by \`npm run test:chaos\`
once more on the embedded database. Figures (memory, processor time, the wait of others) are those of \`npm run test:chaos\`; R20 and R21
attack a process over each of the two databases. What they came to stands in [benchmarks.md](benchmarks.md).
`;

const STUDIO = `
## The Studio

Nobody has come through here yet: each row is a way that somebody would try, and what holds it.
`;

/** The page `docs/attacks.md`. */
export const describeAttacks = (
  attacks: readonly ListedAttack[],
  studio: readonly ListedAttack[],
): string => [HEAD, ...table(attacks), STUDIO, ...table(studio), ''].join('\n');

function table(attacks: readonly ListedAttack[]): string[] {
  const rows = attacks.map(({ id, what, tests, rows: figures = [], seen }) => {
    const suites = figures.map(([row, suite]) => `${row}: «${cell(suite)}»`);
    const measured = [...suites, ...(seen ? [cell(seen)] : [])].join('<br>');
    return `| ${id} | ${cell(what)} | ${tests.map(proof).join('<br>')} | ${measured} |`;
  });
  return [
    '|   | what somebody does | counts: `npm test` | figures: `npm run test:chaos` |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
}
