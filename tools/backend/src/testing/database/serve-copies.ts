import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server with the demo content, `postgres://…/postgres`. */
    postgres: string;
  }
}

/**
 * Global setup: one PostgreSQL server for the run. It belongs to a process of its own, which Node lets import the sources of the
 * packages, and which removes it also when the run is killed.
 * @throws Error when it does not start
 */
export default async function serveCopies(project: TestProject): Promise<() => Promise<void>> {
  const keeper = fork(join(import.meta.dirname, 'demo-server.ts'), {
    execArgv: ['--conditions=@m30/source'],
  });
  const gone = once(keeper, 'exit');
  const url = await Promise.race([once(keeper, 'message'), gone.then(() => [undefined])]);
  if (typeof url[0] !== 'string') throw new Error('the PostgreSQL server of the tests is away');
  project.provide('postgres', url[0]);
  return async () => {
    keeper.disconnect();
    await gone;
  };
}
