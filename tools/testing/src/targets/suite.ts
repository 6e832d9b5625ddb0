import { spawn } from 'node:child_process';
import type { Outcome } from '@m30/config/outcome';

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
export function check(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Suite {
  return {
    name,
    async run() {
      const code = await run(command, args, env);
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
    },
  };
}
