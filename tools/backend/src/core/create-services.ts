import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createCaptcha } from '../adapters/captcha.ts';
import { createLeadDelivery, noDelivery } from '../adapters/crm/lead-delivery.ts';
import { createWebhook } from '../adapters/crm/webhook.ts';
import { createPartners } from '../adapters/partner/create-partners.ts';
import { createOutbox, deliverToFolder, type Deliver } from '../adapters/outbox.ts';
import { deliverMail } from '../adapters/smtp.ts';
import { deliverSms } from '../adapters/sms-gateway.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from '../domain/account/passwords.ts';
import { createContentServices } from '../domain/content/content-services.ts';
import { createEventStreams } from '../domain/live/event-streams.ts';
import { createLotEvents } from '../domain/live/lot-events.ts';
import { createNoticeStreams } from '../domain/notice/notice-streams.ts';
import { followLots } from '../domain/objects/lot-changes.ts';
import { createSearchNotices } from '../domain/search/search-notices.ts';
import { createSiteSearch } from '../domain/site-search/site-search.ts';
import { createTravelServices } from '../domain/travel/travel-services.ts';
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

/** SMS go to the gateway and letters to the mail server where there is one, else to the outbox folder. */
function deliverBy({ dataDir, smsGateway, smtp }: Config): Deliver {
  const toFolder = deliverToFolder(join(dataDir, 'outbox'));
  const toGateway = smsGateway && deliverSms(smsGateway);
  const toMailServer = smtp && deliverMail(smtp);
  return (id, message, at) => {
    if (message.kind === 'sms' && toGateway) return toGateway(id, message);
    if (message.kind === 'mail' && toMailServer) return toMailServer(id, message, at);
    return toFolder(id, message, at);
  };
}

const keyedHash = (key: string) => (text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** Makes the services over an open database; the content reads what was seeded. */
export async function createServices({
  config,
  database: { db, ping, listen },
  clock,
  log,
  passwords,
}: Parts): Promise<Services> {
  const secret = await systemValue(db, 'secret', () => randomBytes(32).toString('hex'));
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const base: Omit<CoreServices, 'partners'> = {
    config,
    clock,
    log,
    db,
    ping,
    passwords,
    keyFor,
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
    limits: createRateLimits({
      db,
      limits: config.limits,
      clock,
      hash: keyedHash(keyFor('limit')),
    }),
    hashAddress: keyedHash(keyFor('address')),
    hashCode: (code, binding) =>
      createHmac('sha256', keyFor('code'))
        .update(JSON.stringify([code, ...binding]))
        .digest('hex'),
  };
  const core: CoreServices = { ...base, partners: createPartners(base) };
  const lots = await followLots({ listen, log });
  const content = await createContentServices({ ...core, listen });
  lots.start(content.catalogue);
  const { changes } = lots;
  const events = createLotEvents({ catalogue: content.catalogue, changes, clock });
  const travel = createTravelServices(core, content.catalogue);
  return {
    ...core,
    ...content,
    changes,
    events,
    streams: createEventStreams(events),
    noticeStreams: await createNoticeStreams({ db, listen, clock, log }),
    searches: createSearchNotices({ ...core, ...content, ...travel, changes }),
    siteSearch: createSiteSearch({ ...core, ...content }),
    ...travel,
  };
}
