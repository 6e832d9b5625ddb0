import type { JSONReport } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import { browserOutcome } from './browser-outcome.ts';
import { runSteps } from './run-steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** The parts of Playwright's report that are read: a test of each outcome, one of them within a group. */
const report = {
  stats: { expected: 5, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [spec('order.spec.ts', 'of two one gets it', 'phone', 'flaky')],
      suites: [{ specs: [spec('cart.spec.ts', 'is kept', 'desktop', 'unexpected')] }],
    },
    { specs: [spec('map.spec.ts', 'is drawn', 'desktop', 'expected')] },
  ],
} as unknown as JSONReport;

function spec(file: string, title: string, projectName: string, status: string) {
  return { file, title, tests: [{ projectName, status }] };
}

test('what needed a second attempt has passed, and is named before the counts', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const browser = { name: 'browser', run: () => Promise.resolve(browserOutcome(report)) };
  const unit = { name: 'unit', run: () => Promise.resolve({ passed: 2, failures: [] }) };
  await runSteps([[unit, browser]]);
  expect(lines.slice(-3)).toEqual([
    '\nPassed at the second attempt:\n- [phone] order.spec.ts › of two one gets it',
    '\nFailed:\n- [desktop] cart.spec.ts › is kept',
    '\n8 passed, 1 failed',
  ]);
  expect(process.exitCode).toBe(1);
});
