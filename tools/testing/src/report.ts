import { exceeds, table, type Figure } from '@m30/bench/figure';
import { handOver } from '@m30/bench/results';

/** Prints figures as rows of a table and passes them on to be stored; one that misses its budget fails the run. */
export function report(figures: readonly Figure[]): void {
  console.log(table(figures));
  handOver(figures);
  if (figures.some(exceeds)) process.exitCode = 1;
}

/** Prints what went wrong, each kind once with how often. */
export function tellFailures(failed: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const one of failed) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [what, count] of counts) console.log(`  ${count} × ${what}`);
}
