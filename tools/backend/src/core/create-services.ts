import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createCaptcha } from '../adapters/captcha.ts';
import { createLeadDelivery, noDelivery } from '../adapters/crm/lead-delivery.ts';
import { createWebhook } from '../adapters/crm/webhook.ts';
import { createOutbox, deliverToFolder, type Deliver } from '../adapters/outbox.ts';
import { deliverSms } from '../adapters/sms-gateway.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from '../domain/account/passwords.ts';
import { createContentServices } from '../domain/content/content-services.ts';
import type { Config } from './config.ts';
import { createRateLimits } from './rate-limits.ts';
import type { CoreServices, Services } from './services.ts';
import { systemValue } from './system-value.ts';

/** Milliseconds until the CRM has to have answered. */
const CRM_TIMEOUT = 10_000;

interface Parts {
  config: Config;
  database: OpenDatabase;
  clock: () => Date;
  log: Logger;
  passwords: Passwords;
}

/** SMS go to the gateway where there is one; everything else is written to the outbox folder. */
function deliverBy({ dataDir, smsGateway }: Config): Deliver {
  const toFolder = deliverToFolder(join(dataDir, 'outbox'));
  if (!smsGateway) return toFolder;
  const toGateway = deliverSms(smsGateway);
  return (id, message, at) =>
    message.kind === 'sms' ? toGateway(id, message) : toFolder(id, message, at);
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
      deliver: deliverBy(config),
    }),
    crm: config.crm
      ? createLeadDelivery({
          db,
          clock,
          log,
          send: createWebhook({ ...config.crm, clock, timeout: CRM_TIMEOUT }),
        })
      : noDelivery,
    captcha: createCaptcha({
      key: config.captchaKey ?? keyFor('captcha'),
      maxNumber: config.captchaMaxNumber,
      clock,
    }),
    limits: createRateLimits(config.limits, clock),
    hashAddress: (ip) => createHmac('sha256', keyFor('address')).update(ip).digest('hex'),
    hashCode: (code, binding) =>
      createHmac('sha256', keyFor('code'))
        .update(JSON.stringify([code, ...binding]))
        .digest('hex'),
  };
  return { ...core, ...(await createContentServices(core)) };
}
