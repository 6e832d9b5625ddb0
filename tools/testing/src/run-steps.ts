import type { Outcome } from '@m30/config/outcome';
import type { Suite } from './targets/suite.ts';
import { reportOutcome } from './targets/report-outcome.ts';

/** Runs one step after another, the suites of a step side by side, then tells what came out. */
export async function runSteps(steps: readonly (readonly Suite[])[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(...(await Promise.all(step.map(runSuite))));
  reportOutcome(outcomes);
}

/** Runs a suite between two lines that name it. */
async function runSuite(suite: Suite): Promise<Outcome> {
  const start = performance.now();
  console.log(`\n— ${suite.name}`);
  const outcome = await suite.run();
  const { passed, failures } = outcome;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`— ${suite.name}: ${passed} passed, ${failures.length} failed in ${seconds} s`);
  return outcome;
}
