import type { Outcome } from '@m30/config/outcome';

/** Prints the names of what needed a second attempt and of what failed and, as the last line, the counts; sets the exit code. */
export function reportOutcome(outcomes: readonly Outcome[]): void {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (retried.length > 0) console.log(`\nPassed at the second attempt:\n- ${retried.join('\n- ')}`);
  if (failures.length > 0) console.log(`\nFailed:\n- ${failures.join('\n- ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
