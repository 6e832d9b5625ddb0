import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What came out of a suite: how many tests passed, and the names of those that failed. */
export interface Outcome {
  passed: number;
  failures: string[];
}

export interface Suite {
  name: string;
  run(): Promise<Outcome>;
}

/** Runs a command with its output shown; resolves with the exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A suite that counts as one test: the command's exit code decides. */
export function check(name: string, command: string, args: string[]): Suite {
  return {
    name,
    async run() {
      const code = await run(command, args);
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
    },
  };
}

/**
 * A suite whose runner writes a JSON report. A runner that fails without a failed test (a crash, a
 * missing report, no test at all) counts as one failure.
 */
export function reported(
  name: string,
  report: string,
  start: () => Promise<number>,
  read: (report: unknown) => Outcome,
): Suite {
  return {
    name,
    async run() {
      const code = await start();
      try {
        const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
        const broken = outcome.failures.length === 0 && (code !== 0 || outcome.passed === 0);
        return broken
          ? { ...outcome, failures: [`${name}: no test failed, exit code ${code}`] }
          : outcome;
      } catch {
        return { passed: 0, failures: [`${name}: no report, exit code ${code}`] };
      }
    },
  };
}
