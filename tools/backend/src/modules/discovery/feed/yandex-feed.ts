import { setImmediate as nextTurn } from 'node:timers/promises';
import { min, max } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { priceHistory } from '../../estate/object-content.table.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { toYandexOffer } from './yandex-offer.ts';

/** Offers after which others get a turn: some milliseconds of work. */
const TURN = 100;

const NAMESPACE = 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06';

/**
 * The feed of Yandex Realty: every flat that is free now, in parts of a document. A held flat is left
 * out until its hold ends, for the portal has no word for it.
 * @see https://yandex.ru/support/realty/requirements/requirements-sale-new.html
 */
export async function* yandexFeed(services: Services): AsyncGenerator<string> {
  const { config, catalogue, content, clock, db } = services;
  const dates = await datesOf(db);
  const { site } = templatesOf(content.library);
  const seller = { name: site.logo, phone: site.phone.value };
  const today = moscowDay(clock());
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="${NAMESPACE}">\n`;
  yield `<generation-date>${clock().toISOString().slice(0, 19)}+00:00</generation-date>\n`;
  let offers = 0;
  for (const lot of catalogue.snapshot.lots.values()) {
    if (lot.status !== 'free') continue;
    if (++offers % TURN === 0) await nextTurn();
    const known = dates.get(lot.guid) ?? { created: today, changed: today };
    yield `${toYandexOffer(lot, { origin: config.publicOrigin, seller, dates: known })}\n`;
  }
  yield '</realty-feed>\n';
}

async function datesOf(db: Database) {
  const rows = await db
    .select({
      guid: priceHistory.lotGuid,
      created: min(priceHistory.since),
      changed: max(priceHistory.since),
    })
    .from(priceHistory)
    .groupBy(priceHistory.lotGuid);
  return new Map(
    rows.map(({ guid, created, changed }) => [
      guid,
      { created: created ?? '', changed: changed ?? '' },
    ]),
  );
}
