import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { benchmarksPage } from './benchmarks-page.ts';
import { budgetChart } from './budget-chart.ts';
import { growthChart } from './growth-chart.ts';
import type { Results } from './results.ts';
import { frontTable } from './summary-table.ts';

const BEGIN = '<!-- figures: written by npm run bench -- --write -->';
const END = '<!-- /figures -->';

const root = new URL('../../../../', import.meta.url);
const OPTIONS = { singleQuote: true, printWidth: 100 };

/** Files that are written from the results, by their paths from the root of the repository. */
export async function filesOf(results: Results, readme: string): Promise<Record<string, string>> {
  const markdown = (text: string) => format(text, { ...OPTIONS, parser: 'markdown' });
  return {
    'docs/benchmarks.json': await format(JSON.stringify(results), { ...OPTIONS, parser: 'json' }),
    'docs/benchmarks.md': await markdown(benchmarksPage(results)),
    'docs/images/benchmarks.svg': budgetChart(results),
    'docs/images/growth.svg': growthChart(results),
    'README.md': await markdown(withTable(readme, frontTable(results))),
  };
}

/** Writes the results and everything that is made of them. */
export async function writeResults(results: Results): Promise<void> {
  const path = (file: string) => fileURLToPath(new URL(file, root));
  const files = await filesOf(results, readFileSync(path('README.md'), 'utf8'));
  mkdirSync(path('docs/images'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path(file), text);
}

/** Puts a table between the marks of a text. */
function withTable(text: string, lines: string): string {
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) {
    throw new Error(`README.md lacks the marks ${BEGIN} and ${END}`);
  }
  return `${before}${BEGIN}\n\n${lines}\n\n${END}${after}`;
}
