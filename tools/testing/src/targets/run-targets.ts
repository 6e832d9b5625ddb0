import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUTCOMES, type Outcome } from '@m30/config/outcome';
import { run } from './suite.ts';

/** What became of one target of one project, as `tools/config/nx-outcome.js` writes it. */
export interface Task {
  project: string;
  target: string;
  /** Folder of the project. */
  root: string;
  status: 'success' | 'failure' | 'skipped' | 'stopped' | `${string}-cache${string}`;
  seconds: number;
}

const REPORT = '.tmp/tasks.json';

/** Targets that count tests and leave an {@link Outcome}; any other counts as one. */
const COUNTED = /^(test|e2e)/;

/** Runs targets of all projects, or of some, by Nx, one task more at once than the smallest machine has processors: some of them wait. */
export async function runTargets(
  targets: readonly string[],
  projects: readonly string[] = [],
): Promise<Task[]> {
  mkdirSync('.tmp', { recursive: true });
  rmSync(REPORT, { force: true });
  forgetOutcomes(targets);
  const args = ['run-many', '--outputStyle=static', '--parallel=3', '-t', ...targets];
  if (projects.length > 0) args.push('-p', ...projects);
  await run('nx', args, { NX_DAEMON: 'false', TASKS_REPORT: REPORT });
  if (!existsSync(REPORT)) throw new Error('Nx ran nothing: see above');
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Task[];
}

/** Counts of an earlier run are not taken for this one's; what comes from Nx's cache brings its own back. */
function forgetOutcomes(targets: readonly string[]): void {
  for (const target of targets) {
    for (const file of globSync(`*/*/${OUTCOMES}/${target}.json`)) rmSync(file);
  }
}

/** What came out of a task: its own counts where it leaves some, else one. */
export function outcomeOf(task: Task): Outcome {
  const name = `${task.project}:${task.target}`;
  const succeeded = task.status === 'success' || task.status.includes('cache');
  if (task.status === 'skipped') return { passed: 0, failures: [`${name} was not tried`] };
  if (!COUNTED.test(task.target)) {
    return succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  }
  const file = join(task.root, OUTCOMES, `${task.target}.json`);
  if (!existsSync(file)) return { passed: 0, failures: [`${name} left no counts`] };
  const { passed, failures, retried } = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  const named = failures.map((failure) => `${name} ${failure}`);
  const silent = named.length === 0 && (!succeeded || passed === 0);
  return {
    passed,
    failures: silent ? [`${name}: no test failed, and yet it did`] : named,
    retried: (retried ?? []).map((one) => `${name} ${one}`),
  };
}
