import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const SCRIPT = `
  const { startPostgres, NOT_DURABLE } = await import('./postgres-server.ts');
  const server = await startPostgres(NOT_DURABLE);
  await server.remove();
  process.exitCode = Number(process.argv[1]);
`;

test.each([0, 3])(
  'a process that had a server ends with its own exit code, %i',
  async (code) => {
    const args = [
      '--conditions=@m30/source',
      '--input-type=module',
      '--eval',
      SCRIPT,
      String(code),
    ];
    const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([code, null]);
  },
  60_000,
);
