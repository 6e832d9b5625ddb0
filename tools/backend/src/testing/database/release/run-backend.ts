import { createBackend } from '../../../compose/backend.ts';
import { readConfig } from '../../../kernel/config/config.ts';
import { createLog } from '../../../kernel/observability/log.ts';
import type { RunningBackend } from '../../test-backend.ts';
import { TestClient } from '../../test-client.ts';
import { testClock } from '../../test-clock.ts';
import { wideLimits } from '../../wide-limits.ts';

const ENVIRONMENT = {
  NODE_ENV: 'test',
  DEMO: '1',
  PUBLIC_ORIGIN: 'http://site.test',
  CAPTCHA_MAX_NUMBER: '50',
  LIGHT_AHEAD: '0',
  ...wideLimits(),
};

/**
 * Starts the backend as a process does: it opens its database, embedded or on a server, migrates it, and fills one that is empty.
 * @param at what its clock shows
 */
export async function runBackend(
  environment: Record<string, string>,
  at: Date,
): Promise<RunningBackend> {
  const clock = testClock();
  clock.set(at);
  const config = readConfig({ ...ENVIRONMENT, ...environment });
  const backend = await createBackend(config, { clock, log: createLog('silent') });
  return {
    services: backend.services,
    clock,
    visitor: (ip = '203.0.113.7') => new TestClient((request) => backend.fetch(request, { ip })),
    async close() {
      backend.drain();
      await backend.close();
    },
  };
}
