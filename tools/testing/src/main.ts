/**
 * `npm test` and `npm run test:full`: targets of every project by Nx, from its cache where nothing changed; then the
 * names of what failed and, as the last line, the counts.
 */
import { ensureChromium } from '@m30/config/chromium';
import { outcomesOf } from './targets/begin-again.ts';
import { runTargets } from './targets/run-targets.ts';
import { reportOutcome } from './targets/report-outcome.ts';
import { writeSuites } from './targets/suites.ts';

/** What each of the two commands runs. */
const TARGETS = {
  quick: ['lint', 'arrows', 'hygiene', 'duplicates', 'typecheck', 'test', 'e2e'],
  full: [
    ...['format', 'test-full', 'package', 'storybook', 'consumers', 'generated'],
    ...['other-backend', 'upgrade', 'e2e-full'],
  ],
} as const;

const which = process.argv.includes('--full') ? 'full' : 'quick';
const started = performance.now();
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
process.env['BUILD_MINIFY'] = 'fast';
process.env['CHROMIUM_PATH'] = ensureChromium();

const tasks = await runTargets(TARGETS[which]);
if (process.argv.includes('--write')) await writeSuites(tasks);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${tasks.length} tasks in ${minutes} minutes`);
reportOutcome(
  await outcomesOf(tasks, async ({ project, target }) => {
    const again = await runTargets([target], [project]);
    return again.find((task) => task.project === project && task.target === target);
  }),
);
