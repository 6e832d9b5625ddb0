import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readConfig } from '../kernel/config/config.ts';
import { closeServices, createServices } from '../compose/create-services.ts';
import type { Handler } from '../kernel/method/implement.ts';
import { createLog } from '../kernel/observability/log.ts';
import type { Services } from '../kernel/services.ts';
import type { OpenDatabase } from '../kernel/db/database.ts';
import { rateWindows } from '../kernel/limits/rate-limits.table.ts';
import * as allHandlers from '../compose/handlers.ts';
import { createApp } from '../compose/app.ts';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty.ts';
import { openTestDatabase } from './database/test-database.ts';
import { TestClient } from './test-client.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testPasswords } from './test-passwords.ts';
import { wideLimits } from './wide-limits.ts';

export { testClock, type TestClock } from './test-clock.ts';

/** Everything that a test of the backend needs, over one database. */
export interface TestBackend {
  readonly services: Services;
  readonly clock: TestClock;
  /** A visitor without cookies. */
  visitor(ip?: string): TestClient;
  /** The same product after a restart: new services over the same database, closed with the first. */
  restarted(environment?: Record<string, string>): Promise<TestBackend>;
  close(): Promise<void>;
}

/** What helpers ask of a backend, whoever has started it. */
export type RunningBackend = Omit<TestBackend, 'restarted'>;

interface TestOptions {
  environment?: Record<string, string>;
  /** Another database than a copy of the demo content. */
  open?: () => Promise<OpenDatabase>;
  handlers?: readonly Handler[];
  /** @default none */
  log?: Logger;
}

const ENVIRONMENT = {
  NODE_ENV: 'test',
  DEMO: '1',
  PUBLIC_ORIGIN: 'http://site.test',
  CAPTCHA_MAX_NUMBER: '50',
  ...wideLimits(['staffAddress', 'fileAddress', 'travelAddress', 'paperAddress', 'metricsAddress']),
};

/** Opens a backend with the demo content in this process; once a file is enough. */
export async function testBackend(options: TestOptions = {}): Promise<TestBackend> {
  const clock = testClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'm30-backend-'));
  const passwords = await testPasswords();
  const database = await (options.open ?? openTestDatabase)();
  const log = options.log ?? createLog('silent');
  /** Under way in each process over this database: what one of them has taken to deliver, no other delivers. */
  const deliveries = new Set<Promise<void>>();
  /** Of this backend and of its restarts: each listens to the database, and would try to come back to one that is gone. */
  const started: Services[] = [];
  await seedIfEmpty({ db: database.db, clock, log, passwords });
  return start(options.environment ?? {});

  async function start(environment: Record<string, string>): Promise<TestBackend> {
    const config = readConfig({ ...ENVIRONMENT, DATA_DIR: dataDir, ...environment });
    const services = await createServices({ config, database, clock, log, passwords });
    started.push(services);
    const { flush } = services.outbox;
    services.outbox.flush = async () => {
      const delivery = flush();
      deliveries.add(delivery);
      await Promise.all(deliveries);
      deliveries.delete(delivery);
    };
    const app = createApp(services, options.handlers ?? Object.values(allHandlers));
    return {
      services,
      clock,
      visitor: (ip = '203.0.113.7') =>
        new TestClient(async (request) => app.fetch(request, { ip })),
      async restarted(environment = {}) {
        // A test of a limit begins with none of it used.
        if (Object.keys(environment).some((name) => name.startsWith('RATE_LIMIT_'))) {
          await database.db.delete(rateWindows);
        }
        return start(environment);
      },
      async close() {
        for (const one of started.splice(0)) await closeServices(one);
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
}
