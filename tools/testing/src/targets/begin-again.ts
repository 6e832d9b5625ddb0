import type { Outcome } from '@m30/config/outcome';
import { outcomeOf, type Task } from './run-targets.ts';

/** Targets whose suites wait for a server of the product, which a busy machine may fail to start once. */
const SERVED: readonly string[] = ['e2e', 'e2e-full'];

/**
 * What came out of all tasks. A browser suite in which no test could begin is run once more, and its first failure is
 * named with what needed a second attempt; a suite of which any test ran is not, because its tests have attempts of
 * their own.
 * @param run runs a target of a project again
 */
export async function outcomesOf(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Task | undefined>,
): Promise<Outcome[]> {
  // All are read before any is run again: that forgets what the target has left in other projects.
  const outcomes = tasks.map((task) => ({ task, first: outcomeOf(task) }));
  const final: Outcome[] = [];
  for (const { task, first } of outcomes) {
    const again = hasBegun(task, first) ? undefined : await run(task);
    final.push(again ? afterSecond(first, outcomeOf(again)) : first);
  }
  return final;
}

const hasBegun = ({ status, target }: Task, { passed }: Outcome) =>
  passed > 0 || status !== 'failure' || !SERVED.includes(target);

const afterSecond = (first: Outcome, second: Outcome): Outcome => ({
  ...second,
  retried: [...first.failures, ...(second.retried ?? [])],
});
