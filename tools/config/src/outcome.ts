import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What came out of a suite: how many tests passed, and the names of those that failed or needed a second attempt. */
export interface Outcome {
  passed: number;
  failures: string[];
  retried?: string[];
}

/** Folder of a project in which its suites leave what came out of them, a file a target: a cached task brings it back. */
export const OUTCOMES = '.outcome';

/** Writes what came out of a target of the project in `folder`. */
export function writeOutcome(folder: string, target: string, outcome: Outcome): void {
  mkdirSync(join(folder, OUTCOMES), { recursive: true });
  writeFileSync(join(folder, OUTCOMES, `${target}.json`), JSON.stringify(outcome));
}
