/** `npm run rows`: the quality table, row by row, with the figures that were stored last; nothing is measured. */
import { readResults } from './results/results.ts';
import { rowsReport } from './results/rows-report.ts';

console.log(rowsReport(readResults()));
