/** `npm test`: every suite of the product, then one line with the counts. */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { check, reported, run, type Outcome, type Suite } from './suite.ts';

const REPORTS = '.tmp/reports';
const unitReport = `${REPORTS}/unit.json`;
const browserReport = `${REPORTS}/browser.json`;

const nx = (...args: string[]) => ['run-many', '--outputStyle=static', '-t', ...args];

/** One step after another; the suites of a step need one processor each and run side by side. */
const steps = [
  [check('types of routes', 'nx', nx('typegen'))],
  [
    check('types', 'tsc', ['-b']),
    check('lint', 'eslint', [
      '.',
      '--flag',
      'unstable_native_nodejs_ts_config',
      '--max-warnings',
      '0',
    ]),
    check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  ],
  [
    reported(
      'unit',
      unitReport,
      () =>
        run('vitest', [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${unitReport}`,
        ]),
      countUnit,
    ),
  ],
  [check('build', 'nx', nx('build'))],
  [
    check('packages', 'node', ['--conditions=@m30/source', 'tools/testing/src/packages.ts']),
    check('storybook', 'storybook', [
      'build',
      '-c',
      'tools/storybook',
      '-o',
      'tools/storybook/storybook-static',
      '--quiet',
    ]),
  ],
  [
    reported(
      'browser',
      browserReport,
      () =>
        run('playwright', ['test', '--reporter=list,json'], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        }),
      countBrowser,
    ),
  ],
];

process.env['NX_DAEMON'] = 'false';
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
process.env['CHROMIUM_PATH'] = ensureChromium();

const total: Outcome = { passed: 0, failed: 0 };
for (const step of steps) await Promise.all(step.map(tell));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs a suite and adds what came out to the total. */
async function tell(suite: Suite): Promise<void> {
  const start = performance.now();
  console.log(`\n— ${suite.name}`);
  const { passed, failed } = await suite.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`— ${suite.name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}

function countUnit(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function countBrowser(report: unknown): Outcome {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  if (stats.flaky > 0) console.warn(`${stats.flaky} browser tests passed at the second attempt`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
