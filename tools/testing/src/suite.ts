import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
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
    run: async () => ((await run(command, args)) === 0 ? PASSED : FAILED),
  };
}

const PASSED: Outcome = { passed: 1, failed: 0 };
const FAILED: Outcome = { passed: 0, failed: 1 };

/**
 * A suite whose runner writes a JSON report. A runner that fails without a failed test (a crash, a
 * missing report, no test at all) counts as one failure.
 */
export function reported(
  name: string,
  report: string,
  start: () => Promise<number>,
  count: (report: unknown) => Outcome,
): Suite {
  return {
    name,
    async run() {
      const code = await start();
      try {
        const outcome = count(JSON.parse(readFileSync(report, 'utf8')));
        const broken = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
        return broken ? { ...outcome, failed: 1 } : outcome;
      } catch {
        return FAILED;
      }
    },
  };
}
