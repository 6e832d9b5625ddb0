/** `npm test`: every suite of the product, then one line with the counts. */
import { mkdirSync, rmSync } from 'node:fs';
import { browserOutcome } from './browser-outcome.ts';
import { ensureChromium } from './chromium.ts';
import { runSteps } from './run-steps.ts';
import { check, reported, run, type Outcome } from './suite.ts';

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
        run(
          'vitest',
          ['run', '--reporter=default', '--reporter=./tools/testing/src/unit-reporter.ts'],
          { UNIT_REPORT: unitReport },
        ),
      (report) => report as Outcome,
    ),
  ],
  [check('build', 'nx', nx('build'))],
  [
    check('another backend', 'node', [
      '--conditions=@m30/source',
      'tools/testing/src/other-backend/other-backend.ts',
    ]),
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
      browserOutcome,
    ),
  ],
];

process.env['NX_DAEMON'] = 'false';
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
process.env['CHROMIUM_PATH'] = ensureChromium();

await runSteps(steps);
