import { fork } from 'node:child_process';
import { once } from 'node:events';
import { memoryFolder } from '@m30/config/memory-folder';
import { ROOT } from './mutant.ts';

const SERVER = `${ROOT}tools/backend/src/testing/database/demo-server.ts`;

/**
 * Runs something while the PostgreSQL server of the backend's tests is there: one for all mutants, which `MUTANTS_POSTGRES` names.
 * @throws Error when it does not start
 */
export async function withPostgres<Result>(run: () => Promise<Result>): Promise<Result> {
  const keeper = fork(SERVER, {
    execArgv: ['--conditions=@m30/source'],
    env: { ...process.env, TMPDIR: memoryFolder() },
  });
  const gone = once(keeper, 'exit');
  const [url] = await Promise.race([once(keeper, 'message'), gone.then(() => [undefined])]);
  if (typeof url !== 'string') throw new Error('the PostgreSQL server of the tests is away');
  process.env['MUTANTS_POSTGRES'] = url;
  try {
    return await run();
  } finally {
    keeper.disconnect();
    await gone;
  }
}
