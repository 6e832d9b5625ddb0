import { written } from '../figures/figure.ts';
import type { Results } from './results.ts';
import { tableOf } from './summary-table.ts';

/** Figures of a page, as `page-code.ts` names them after its colon. */
const COLUMNS = [
  'JavaScript before the first screen',
  'JavaScript before the first gesture',
  'JavaScript to be alive',
  'calls before the first gesture',
] as const;

/** What of each page's code comes when; empty where nobody has measured it. */
export function codeTable(results: Results): string {
  const figures = (results['npm run bench']?.figures ?? []).filter(({ id }) => id === 'P22');
  const pages = [...new Set(figures.map(({ name }) => pageOf(name)))];
  if (pages.length === 0) return '';
  const cell = (page: string, column: string) => {
    const figure = figures.find(({ name }) => name === `${page}: ${column}`);
    return figure ? written(figure.value, figure.unit) : '';
  };
  return tableOf(
    ['page', ...COLUMNS],
    pages.map((page) => [page, ...COLUMNS.map((column) => cell(page, column))]),
  );
}

const pageOf = (name: string) => name.slice(0, name.lastIndexOf(':'));
