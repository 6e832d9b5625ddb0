import { exceeds, written, type Figure } from '../figures/figure.ts';
import { codeTable } from './code-table.ts';
import { promises } from './promises.ts';
import type { Results, Run } from './results.ts';
import { summaryTable, tableOf } from './summary-table.ts';

/** The page of benchmarks in Markdown. */
export function benchmarksPage(results: Results): string {
  return `# Benchmarks

<!-- Written by \`npm run bench -- --write\` from benchmarks.json; do not edit. -->

What the product weighs and costs. Bytes, counts and ratios taken side by side in one run are gates: a «must» that is missed fails its
command. Times depend on the machine and are reported. Bytes are those of brotli-11, everything that a page loads until the network is
idle; processor time is user and system time of the process, divided by the requests.

${Object.entries(results).map(machineOf).join('\n')}

## Summary

Each line tells the worst of its figures, and what that is the figure of.

${summaryTable(results)}

![Share of its budget that each figure uses](images/benchmarks.svg)

## From 1,000 to 100,000 lots

${curves(results)}

![Milliseconds of facets by the number of lots](images/growth.svg)

${codeOfPages(results)}## Promises and the commands that keep them

${tableOf(['row', 'promise', 'command'], promises)}

## All figures

${Object.entries(results).map(allOf).join('\n\n')}
`;
}

/** The section of P22, once it has figures. */
function codeOfPages(results: Results): string {
  const table = codeTable(results);
  if (!table) return '';
  return `## Code of a page, by when it comes

Before the first screen inline scripts run that record what a visitor does. After it comes the code of the page itself, at once or with the
first gesture, whichever is first; with the first gesture header, footer and what else is only looked at until then
([late code](../libs/shell/src/late/README.md)). Opened parts are no part of this: forms, maps, charts and viewers come when they are near
or opened. Calls are those of the API that a page makes by itself.

${table}

`;
}

function machineOf([command, { on, machine }]: [string, Run]): string {
  return `- \`${command}\`: ${on}, ${machine}`;
}

/** A table with a column for each size. */
function curves(results: Results): string {
  const figures = Object.values(results).flatMap((run) => run.figures);
  const points = figures.filter((figure) => figure.curve);
  const sizes = [...new Set(points.map(({ curve }) => curve?.at ?? 0))].sort((a, b) => a - b);
  const names = [...new Set(points.map(({ curve }) => curve?.name ?? ''))];
  const cell = (name: string, size: number) => {
    const point = points.find(({ curve }) => curve?.name === name && curve.at === size);
    return point ? written(point.value, point.unit) : '';
  };
  return tableOf(
    ['', ...sizes.map((size) => `${size.toLocaleString('en')} lots`)],
    names.map((name) => [name, ...sizes.map((size) => cell(name, size))]),
  );
}

function allOf([command, { figures }]: [string, Run]): string {
  const line = (figure: Figure) => [
    figure.id,
    figure.name,
    written(figure.value, figure.unit),
    figure.must === undefined
      ? 'reported'
      : `${figure.least ? '≥' : '≤'} ${written(figure.must, figure.unit)}`,
    exceeds(figure) ? '**missed**' : '',
  ];
  return `### \`${command}\`\n\n${tableOf(['row', 'figure', 'measured', 'must', ''], figures.map(line))}`;
}
