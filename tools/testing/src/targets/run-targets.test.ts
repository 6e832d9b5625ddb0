import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeOutcome, type Outcome } from '@m30/config/outcome';
import { outcomesOf } from './begin-again.ts';
import { outcomeOf, type Task } from './run-targets.ts';
import { reportOutcome } from './report-outcome.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** A task of a project whose suite has left these counts, or none. */
function task(target: string, status: Task['status'], left?: Outcome): Task {
  const root = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  if (left) writeOutcome(root, target, left);
  return { project: 'site', target, root, status, seconds: 1 };
}

test.each<[string, Task['status'], Outcome | undefined, Outcome]>([
  ['lint', 'success', undefined, { passed: 1, failures: [] }],
  ['lint', 'local-cache', undefined, { passed: 1, failures: [] }],
  ['lint', 'failure', undefined, { passed: 0, failures: ['site:lint'] }],
  ['lint', 'skipped', undefined, { passed: 0, failures: ['site:lint was not tried'] }],
  ['test', 'success', undefined, { passed: 0, failures: ['site:test left no counts'] }],
])('%s, %s', (target, status, left, expected) => {
  expect(outcomeOf(task(target, status, left))).toEqual(expected);
});

test('a suite is counted by what it leaves, and names say where to look', () => {
  const left = { passed: 5, failures: ['cart › is kept'], retried: ['order › one gets it'] };
  expect(outcomeOf(task('e2e', 'failure', left))).toEqual({
    passed: 5,
    failures: ['site:e2e cart › is kept'],
    retried: ['site:e2e order › one gets it'],
  });
});

test.each<[Task['status'], Outcome]>([
  ['failure', { passed: 5, failures: [] }],
  ['success', { passed: 0, failures: [] }],
])('a suite that ends with %s and %o has failed', (status, left) => {
  expect(outcomeOf(task('test', status, left)).failures).toEqual([
    'site:test: no test failed, and yet it did',
  ]);
});

test('a browser suite whose server did not start is run once more, and says what stopped it', async () => {
  const stopped = task('e2e', 'failure', { passed: 0, failures: ['the server did not start'] });
  const ran = task('e2e', 'success', { passed: 9, failures: [] });
  expect(await outcomesOf([stopped], async () => ran)).toEqual([
    { passed: 9, failures: [], retried: ['site:e2e the server did not start'] },
  ]);
});

test.each<[string, Task['status'], Outcome | undefined]>([
  ['test', 'failure', undefined],
  ['e2e', 'failure', { passed: 1, failures: ['cart › is kept'] }],
  ['e2e', 'success', { passed: 1, failures: [] }],
  ['e2e', 'skipped', undefined],
])('%s that ends with %s and %o is run once', async (target, status, left) => {
  const run = vi.fn();
  const once = task(target, status, left);
  expect(await outcomesOf([once], run)).toEqual([outcomeOf(once)]);
  expect(run).not.toHaveBeenCalled();
});

test('what needed a second attempt is named before what failed and the counts', () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  reportOutcome([
    { passed: 2, failures: [] },
    { passed: 6, failures: ['cart › is kept'], retried: ['order › one gets it'] },
  ]);
  expect(lines).toEqual([
    '\nPassed at the second attempt:\n- order › one gets it',
    '\nFailed:\n- cart › is kept',
    '\n8 passed, 1 failed',
  ]);
  expect(process.exitCode).toBe(1);
});
