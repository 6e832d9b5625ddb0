import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createCaptcha } from '../adapters/captcha.ts';
import { createOutbox, deliverToFolder } from '../adapters/outbox.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from '../domain/account/passwords.ts';
import { createContentServices } from '../domain/content/content-services.ts';
import type { Config } from './config.ts';
import { createRateLimits } from './rate-limits.ts';
import type { CoreServices, Services } from './services.ts';
import { systemValue } from './system-value.ts';

interface Parts {
  config: Config;
  database: OpenDatabase;
  clock: () => Date;
  log: Logger;
  passwords: Passwords;
}

/** Makes the services over an open database; the content reads what was seeded. */
export async function createServices({
  config,
  database: { db, ping },
  clock,
  log,
  passwords,
}: Parts): Promise<Services> {
  const secret = await systemValue(db, 'secret', () => randomBytes(32).toString('hex'));
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const core: CoreServices = {
    config,
    clock,
    log,
    db,
    ping,
    passwords,
    outbox: createOutbox({
      db,
      clock,
      log,
      deliver: deliverToFolder(join(config.dataDir, 'outbox')),
    }),
    captcha: createCaptcha({
      key: config.captchaKey ?? keyFor('captcha'),
      maxNumber: config.captchaMaxNumber,
      clock,
    }),
    limits: createRateLimits(config.limits, clock),
    hashAddress: (ip) => createHmac('sha256', keyFor('address')).update(ip).digest('hex'),
  };
  return { ...core, ...(await createContentServices(core)) };
}
