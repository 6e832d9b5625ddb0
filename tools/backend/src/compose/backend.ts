import type { Logger } from 'pino';
import type { Config } from '../kernel/config/config.ts';
import { createLog } from '../kernel/observability/log.ts';
import { closeServices, createServices } from './create-services.ts';
import type { Services } from './services.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { withRetry } from '../kernel/db/with-retry.ts';
import { createPasswords } from '../modules/people/account/passwords.ts';
import { startSweeping } from '../modules/deal/hold/sweep-holds.ts';
import { remindBuyers } from '../modules/service/reminder/remind.ts';
import { catchUpWithPartners } from '../modules/deal/partner-gateway/catch-up.ts';
import { startForgetting } from '../modules/service/retention/forget-expired.ts';
import { sweepUploads } from '../modules/people/upload/sweep-uploads.ts';
import { printFirstLink } from '../modules/staff/invitation/first-link.ts';
import { endDiscounts } from '../studio/price/end-discounts.ts';
import * as handlers from './handlers.ts';
import { createApp } from './app.ts';
import type { Metrics } from '../kernel/observability/metrics.ts';
import { checkFiles } from './outside/check-files.ts';
import { reportSetup } from './report-setup.ts';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty.ts';

/** A running backend without a port of its own. */
export interface Backend {
  /**
   * Answers `/api/*`, `/media/*`, `/healthz` and `/readyz`; `ip` is the socket's other end, `requestId` what
   * the server around it calls this request.
   */
  fetch(request: Request, visitor: { ip: string; requestId?: string }): Promise<Response>;
  readonly services: Services;
  /** Ends what stays open by itself, streams of events; call it when no new request is taken. */
  drain(): void;
  /** Delivers what waits and closes the database; call it after the last answer. */
  close(): Promise<void>;
}

/** Milliseconds between two looks for messages and leads that were not delivered at once. */
const OUTBOX_PERIOD = 30_000;

/** Milliseconds from the start until figures of light are calculated. */
const LIGHT_AFTER = 20_000;

/**
 * Opens the database, migrates it, with the demo fills it, and makes the application over it.
 * @throws Error with a readable message when the database cannot be opened
 */
export async function createBackend(
  config: Config,
  options: { clock?: () => Date; log?: Logger; metrics?: Metrics } = {},
): Promise<Backend> {
  const log = options.log ?? createLog(config.logLevel);
  const clock = options.clock ?? (() => new Date());
  const database = await openDatabase(config, log);
  try {
    const passwords = await createPasswords();
    if (config.demo) {
      await withRetry(log, () => seedIfEmpty({ db: database.db, clock, log, passwords }));
    }
    const services = await createServices({
      ...{ config, database, clock, log, passwords },
      metrics: options.metrics,
    });
    await checkFiles(services);
    await withRetry(log, () => reportSetup(services));
    await withRetry(log, () => printFirstLink(services));
    const app = createApp(services, Object.values(handlers));
    const deliver = async () => {
      const done = await Promise.allSettled([
        services.outbox.flush(),
        services.crm.flush(),
        services.counters.flush(),
        services.searches.run(),
        services.favourites.run(),
        catchUpWithPartners(services),
        sweepUploads(services),
        remindBuyers(services),
        endDiscounts(services),
        services.importWatch.run(),
        services.importPictures.run(),
        services.limits.sweep(),
      ]);
      for (const one of done) {
        if (one.status === 'rejected') log.warn({ err: one.reason }, 'to be tried again');
      }
    };
    const period = setInterval(() => void deliver(), OUTBOX_PERIOD);
    period.unref();
    void deliver();
    // Visitors come first: figures of light are calculated once the process has been ready for a while.
    const lighting = setTimeout(() => {
      if (!config.lightAhead) return;
      services.light.run().catch((err: unknown) => log.warn({ err }, 'light is not calculated'));
    }, LIGHT_AFTER).unref();
    services.feedMaker.start();
    const stopSweeping = startSweeping(services);
    const stopForgetting = startForgetting(services);
    return {
      services,
      fetch: async (request, visitor) => app.fetch(request, visitor),
      drain() {
        services.streams.close();
        services.noticeStreams.drain();
        services.shortlistStreams.drain();
      },
      async close() {
        clearInterval(period);
        clearTimeout(lighting);
        stopSweeping();
        stopForgetting();
        await services.counters.flush();
        await closeServices(services);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
