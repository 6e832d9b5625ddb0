import type { Outcome, Suite } from './suite.ts';

/**
 * Runs one step after another, the suites of a step side by side, tells the names of what failed and,
 * as the last line, the counts; sets the exit code.
 */
export async function runSteps(steps: readonly (readonly Suite[])[]): Promise<void> {
  const total: Outcome = { passed: 0, failures: [] };
  for (const step of steps) await Promise.all(step.map((suite) => tell(suite, total)));
  const { passed, failures } = total;
  if (failures.length > 0) console.log(`\nFailed:\n- ${failures.join('\n- ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Runs a suite and adds what came out to the total. */
async function tell(suite: Suite, total: Outcome): Promise<void> {
  const start = performance.now();
  console.log(`\n— ${suite.name}`);
  const { passed, failures } = await suite.run();
  total.passed += passed;
  total.failures.push(...failures);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`— ${suite.name}: ${passed} passed, ${failures.length} failed in ${seconds} s`);
}
