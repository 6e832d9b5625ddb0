import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, type Mutant } from './mutant.ts';

const VITEST = `${ROOT}node_modules/vitest/vitest.mjs`;
/** Milliseconds after which a run is stopped; a test that waits for ever has its own limit before. */
const LONGEST = 300_000;

/** What is read of Vitest's JSON report. */
interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface Run {
  /** Of the runs that go on at the same time: each has files of its own. */
  lane: number;
  mutant: Mutant | null;
  /** Name of the only test to run @default all of the file */
  only?: string | undefined;
}

/**
 * Runs a test file, with a mutant or without, in a process of its own; gives the names of the tests that failed, or says that
 * something went wrong outside them.
 * @throws Error where there is no report of it
 */
export async function failuresOf(file: string, { lane, mutant, only }: Run): Promise<string[]> {
  const project = file.split('/', 2).join('/');
  const report = `${ROOT}.tmp/mutant-${lane}.json`;
  rmSync(report, { force: true });
  const code = await run(
    [
      ...['run', `${ROOT}${file}`, '--root', join(ROOT, project)],
      ...['--config', `${ROOT}tools/testing/src/mutants/vitest.config.ts`],
      ...['--reporter=json', `--outputFile=${report}`],
      ...(only === undefined
        ? []
        : ['--testNamePattern', `^${only.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`]),
    ],
    { MUTANT: JSON.stringify(mutant), MUTANT_PROJECT: project, MUTANT_LANE: String(lane) },
  );
  if (!existsSync(report)) throw new Error(`${file} left no report`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length === 0) throw new Error(`${file} is no test file`);
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
  );
  return failed.length === 0 && code !== 0 ? [`${file} › outside a test`] : failed;
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITEST, ...args], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, ...env },
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
