import { basename, join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { documentedTests } from './documented-tests.ts';
import { memoryFolder } from './memory-folder.ts';
import { OutcomeReporter } from './outcome-reporter.ts';

const LEAVE_NO_TRACE = join(import.meta.dirname, 'leave-no-trace.ts');

/** Without `module`: Node itself does not know it, and packages give bundlers there what Node cannot read. */
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module');

const DONE = ['**/{node_modules,dist,build,.tsbuild}/**'];

/** The target that Nx runs; none by hand, where every file is tested that is named. */
const target = process.env['NX_TASK_TARGET_TARGET'];

/**
 * Vitest configuration of one project: the unit tests beside its sources, libraries read from their sources.
 * @param folder absolute path of the project
 * @param test what the project needs besides
 * @param long test files that take longest, because they try what is widest: the target `test` leaves them to `test-full`
 */
export function unitTests(
  folder: string,
  test: ViteUserConfig['test'] = {},
  long: readonly string[] = [],
): ViteUserConfig {
  // Of this process, so that workers and whatever a global setup starts have it too.
  process.env['TMPDIR'] = memoryFolder();
  return defineConfig({
    root: folder,
    plugins: [documentedTests()],
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['@m30/source', ...serverConditions] } },
    test: {
      name: basename(folder),
      include: target === 'test-full' ? [...long] : ['**/*.test.{ts,tsx}'],
      reporters: ['default', new OutcomeReporter(folder)],
      exclude: target === 'test' ? [...DONE, ...long] : DONE,
      // Ends what hangs; how fast something is, `npm run bench` measures.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // As in browsers, a machine that is busy may miss a deadline once, and the last lines name it; by hand it is seen at once.
      retry: target ? 1 : 0,
      // Modules and the DOM are set up once a worker instead of once a file: a tenth of the time.
      isolate: false,
      // jsdom ticks its animation frames by an interval: one that it starts while intervals are faked never ticks again.
      fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
      ...test,
      setupFiles: [LEAVE_NO_TRACE, test.setupFiles ?? []].flat(),
    },
  });
}
