import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createBreakers, type BreakerOf } from '../kernel/observability/breaker.ts';
import { createCaptcha } from '../adapters/captcha/captcha.ts';
import { openCrm } from './outside/open-crm.ts';
import { createPartners } from './outside/create-partners.ts';
import {
  createOutbox,
  deliverToFolder,
  type Deliver,
  type Message,
} from '../adapters/outbox/outbox.ts';
import { deliverMail } from '../adapters/mail/smtp.ts';
import { deliverSms } from '../adapters/sms/sms-gateway.ts';
import type { OpenDatabase } from '../kernel/db/database.ts';
import type { Passwords } from '../modules/people/account/passwords.ts';
import { openContent } from '../modules/content/library/content.ts';
import { letterheadOf } from '../modules/content/library/letterhead-of.ts';
import { createPreviewLinks } from '../modules/content/page/preview-link.ts';
import { openCatalogue } from '../modules/catalogue/lot/catalogue.ts';
import { createViewStills } from '../modules/catalogue/view/view-stills.ts';
import { createPictureFetch } from '../modules/catalogue/intake/pictures/picture-fetch.ts';
import { createImportWatch } from '../modules/catalogue/intake/watch/import-watch.ts';
import { LARGEST_FETCHED, tooLarge } from '../modules/catalogue/intake/watch/open/opened.ts';
import { createLotLight } from '../modules/catalogue/light/light.ts';
import { createLotCards } from '../modules/catalogue/lot/lot-cards.ts';
import { createFavouriteNotices } from '../modules/deal/favourite/favourite-notices.ts';
import { endLetters } from '../modules/deal/favourite/letters.ts';
import { heldUntil } from '../modules/deal/hold/find-holds.ts';
import { mergeGuestBasket } from '../modules/deal/basket/merge-lists.ts';
import { signedPapers } from '../modules/deal/contract-text/signed-papers.ts';
import { catchUpWithPartners } from '../modules/deal/partner-gateway/catch-up.ts';
import { refundOrder } from '../modules/deal/payment/refund.ts';
import { receiveEvent } from '../modules/deal/partner-gateway/receive-event.ts';
import { settleTransfer } from '../modules/service/acceptance/sign-transfer.ts';
import { tables } from './tables.ts';
import { letterKinds } from './letters/letters.ts';
import { orderFollowers } from './order-followers.ts';
import * as handlers from './handlers.ts';
import { staffActions } from './staff/staff-registry.ts';
import { staffWork } from './staff/staff-work.ts';
import { leadForms } from '../modules/deal/lead/lead-handler.ts';
import { uploadHosts } from './upload-hosts.ts';
import { createEventStreams } from '../modules/deal/live/event-streams.ts';
import { createLotEvents } from '../modules/deal/live/lot-events.ts';
import { createShortlistStreams } from '../modules/deal/shortlist/stream/shortlist-streams.ts';
import { createNoticeStreams } from '../modules/people/notice/notice-streams.ts';
import { openMedia } from '../modules/media/media.ts';
import { uploadedSources } from '../studio/media/uploaded-sources.ts';
import { byHandForms } from '../modules/deal/lead-work/by-hand.ts';
import { followLots } from '../modules/catalogue/lot/lot-changes.ts';
import { createFeedMaker } from '../modules/discovery/feed/feed-maker.ts';
import { createSearchNotices } from '../modules/discovery/saved-search/search-notices.ts';
import { createSiteSearch } from '../modules/discovery/site-search/site-search.ts';
import { openTravel } from '../modules/catalogue/travel/open-travel.ts';
import { createCounters } from '../kernel/counters/counters.ts';
import { createMetrics, type Metrics } from '../kernel/observability/metrics.ts';
import { sampleDatabase } from './sample-database.ts';
import type { Config } from '../kernel/config/config.ts';
import { openFiles } from '../kernel/files/open/open-files.ts';
import { createRateLimits } from '../kernel/limits/rate-limits.ts';
import type { Services } from '../kernel/services.ts';
import { createConnectionLimit, type ConnectionBounds } from '../kernel/limits/connection-limit.ts';
import { systemValue } from '../kernel/db/system-value.ts';
import { createSeal } from '../kernel/secret/create-seal.ts';

/**
 * Streams of events that a process holds open: a browser has one for lots and one for each page of the account, and an
 * office, or a part of a mobile network, shares an address.
 */
const STREAMS: ConnectionBounds = { address: 200, visitor: 20, all: 10_000 };

/** Milliseconds in which a file that is imported by itself has to come whole. */
const FETCHED_WITHIN = 300_000;

interface Parts {
  config: Config;
  database: OpenDatabase;
  clock: () => Date;
  log: Logger;
  passwords: Passwords;
  /** Of the process; tests leave it out. */
  metrics?: Metrics | undefined;
}

/** SMS go to the gateway and letters to the mail server where there is one, else to the outbox folder. */
function deliveryBy({ dataDir, smsGateway, smtp }: Config, breakerOf: BreakerOf) {
  const toFolder = deliverToFolder(join(dataDir, 'outbox'));
  const toGateway = smsGateway && deliverSms(smsGateway);
  const toMailServer = smtp && deliverMail(smtp);
  const breakers = { sms: breakerOf('sms'), mail: breakerOf('mail') };
  const deliver: Deliver = (id, message, at) =>
    breakers[message.kind].run(() => {
      if (message.kind === 'sms' && toGateway) return toGateway(id, message);
      if (message.kind === 'mail' && toMailServer) return toMailServer(id, message, at);
      return toFolder(id, message, at);
    });
  return { deliver, isOpen: (kind: Message['kind']) => breakers[kind].isOpen };
}

const keyedHash = (key: string) => (text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** Makes the services over an open database; the content reads what was seeded. */
export async function createServices({
  config,
  database,
  clock,
  log,
  passwords,
  metrics = createMetrics(),
}: Parts): Promise<Services> {
  const { db, ping, listen } = database;
  const secret = await systemValue(db, 'secret', () => randomBytes(32).toString('hex'));
  const breakerOf = createBreakers(metrics);
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const limits = createRateLimits({
    db,
    limits: config.limits,
    clock,
    hash: keyedHash(keyFor('limit')),
  });
  const content = await openContent({ db, log, listen });
  const base = {
    config,
    clock,
    log,
    metrics,
    counters: createCounters({ db, clock, log }),
    breakerOf,
    files: await openFiles(config, breakerOf),
    db,
    tables,
    ping,
    passwords,
    consentMode: () =>
      config.consentMode ?? (content.library.company?.law?.explicit ? 'explicit' : 'default'),
    keyFor,
    seal: createSeal([keyFor('seal'), ...(config.sealKey === null ? [] : [config.sealKey])]),
    outbox: createOutbox({
      db,
      clock,
      log,
      sms: { limits, metrics },
      letterhead: () => letterheadOf(config, content.library),
      ...deliveryBy(config, breakerOf),
    }),
    captcha: createCaptcha({
      key: config.captchaKey ?? keyFor('captcha'),
      maxNumber: config.captchaMaxNumber,
      clock,
    }),
    limits,
    hashAddress: keyedHash(keyFor('address')),
    hashCode: (code: string, binding: readonly string[]) =>
      createHmac('sha256', keyFor('code'))
        .update(JSON.stringify([code, ...binding]))
        .digest('hex'),
  };
  const core = { ...base, partners: createPartners(base) };
  const follower = await followLots({ listen, log });
  const catalogue = await openCatalogue(db, clock);
  const leadNames = new Map([...leadForms(Object.values(handlers)), ...byHandForms]);
  const crm = openCrm({ ...base, catalogue, leadForms: leadNames });
  follower.start(catalogue);
  const { changes } = follower;
  const events = createLotEvents({ catalogue, changes, clock });
  const travel = openTravel(core, () => catalogue.snapshot);
  const light = createLotLight({ db, catalogue, log });
  const streams = createEventStreams(events);
  const noticeStreams = await createNoticeStreams({ db, listen, clock, log });
  const shortlistStreams = await createShortlistStreams({ listen, log });
  metrics.onScrape(() => sampleDatabase({ database, metrics, clock }));
  metrics.onScrape(() => {
    metrics.streams.set({ of: 'lots' }, streams.size);
    metrics.streams.set({ of: 'notices' }, noticeStreams.size);
    metrics.streams.set({ of: 'shortlists' }, shortlistStreams.size);
  });
  return {
    ...core,
    crm,
    afterLogin: mergeGuestBasket,
    noticeStreams,
    shortlistStreams,
    uploadHosts,
    content,
    previews: createPreviewLinks(keyFor('preview'), clock),
    media: openMedia(config, uploadedSources(base)),
    catalogue,
    lots: createLotCards(catalogue),
    changes,
    travel,
    light,
    views: createViewStills({
      catalogue,
      modelOf: light.modelOf,
      folder: join(config.dataDir, 'views'),
    }),
    feedMaker: createFeedMaker({ ...core, catalogue, travel, changes, content, light }),
    importWatch: createImportWatch({
      ...{ ...core, catalogue, heldUntil },
      bounds: {
        allowPrivate: config.importAllowPrivate,
        ...{ timeout: FETCHED_WITHIN, largest: LARGEST_FETCHED },
        tooLarge: tooLarge(LARGEST_FETCHED),
      },
    }),
    importPictures: createPictureFetch(core),
    searches: createSearchNotices({ ...core, catalogue, travel, changes, light }),
    favourites: createFavouriteNotices({ ...core, catalogue, changes }),
    letterLinks: [endLetters],
    siteSearch: createSiteSearch({ db, clock, catalogue, content }),
    events,
    connections: createConnectionLimit(STREAMS),
    streams,
    ...{
      staffActions,
      letterKinds,
      staffWork,
      leadForms: leadNames,
    },
    orderFollowers,
    refundOrder,
    tellPartners: (services) => void catchUpWithPartners(services),
    signedPapers,
    receivePartnerEvent: receiveEvent,
    signedDocuments: [settleTransfer],
  };
}

/** Ends what services do by themselves and delivers what waits; the database under them stays open. */
export async function closeServices(services: Services): Promise<void> {
  services.light.close();
  services.views.close();
  services.streams.close();
  await services.noticeStreams.close();
  await services.shortlistStreams.close();
  await services.changes.close();
  await services.content.close();
  await services.searches.close();
  await services.favourites.close();
  await services.importWatch.close();
  await services.importPictures.close();
  await services.feedMaker.close();
  await services.crm.stop();
  await services.outbox.flush();
}
