import { eq, max, min } from 'drizzle-orm';
import type { FeedChannel } from '@m30/studio/contract/catalogue/feed.schema';
import { moscowDay } from '@m30/ui-kit/format';
import type { LotFilter } from '@m30/api';
import type { Database } from '../../../../kernel/db/database.ts';
import type { Services } from '../../../../kernel/services.ts';
import { modelAddress, modelVersion } from '../../../catalogue/drawing-address/model-address.ts';
import { viewAddress } from '../../../catalogue/drawing-address/view-address.ts';
import type { BestView } from '../../../catalogue/light/best-view.ts';
import { resolveFilter } from '../../../catalogue/lot/resolve-filter.ts';
import type { PlacedLot } from '../../../catalogue/snapshot/snapshot.ts';
import { priceHistory } from '../../../estate/object-content.table.ts';
import { lots } from '../../../estate/objects.table.ts';
import type { FeedLot } from '../core/feed-lot.ts';
import { feedComplexes } from '../store/feeds.table.ts';
import { placeOfCompany } from '../../../content/company/company-of.ts';
import { toFeedLot } from './to-feed-lot.ts';

type Needed = Pick<
  Services,
  'db' | 'catalogue' | 'travel' | 'config' | 'clock' | 'content' | 'light'
>;

interface Wanted {
  channel: FeedChannel;
  filter: LotFilter;
  /** What the law asks to be said, at the end of a description. */
  legal: string;
}

/**
 * Flats that are free and cost something, in buildings whose sales have begun, as the catalogue's filter lets them pass: complex
 * by complex, building by building, one in memory at a time.
 */
export async function* gatherLots(
  { db, catalogue, travel, config, clock, content, light }: Needed,
  { channel, filter, legal }: Wanted,
): AsyncGenerator<FeedLot> {
  const { index, snapshot } = catalogue;
  const page = { offset: 0, limit: snapshot.lots.size };
  const passing = new Set(index.find(resolveFilter(filter, travel), 'price', page).ids);
  const rows = await db.select().from(feedComplexes);
  const known = new Map(rows.map((row) => [row.vendor, row]));
  const today = moscowDay(clock());
  for (const building of snapshot.buildings) {
    const offered = (snapshot.byBuilding.get(building.id) ?? []).filter(({ id }) =>
      passing.has(id),
    );
    if (!building.onSale || offered.length === 0) continue;
    const dates = await datesOf(db, building.id);
    const views = await light.bestViews(offered);
    const model = await light.modelFor(building.vendor);
    for (const lot of offered) {
      // Others sell meanwhile.
      if (!isOffered(lot)) continue;
      const { walls = null, numbers } = known.get(lot.complex.vendor) ?? {};
      yield toFeedLot(lot, {
        city: placeOfCompany(content.library).city,
        ...{ origin: config.publicOrigin, legal, walls, number: numbers?.[channel] ?? null },
        view: pathOfView(views.get(lot.guid)),
        model: model && pathOfModel(building.vendor, model.hash),
        dates: dates.get(lot.guid) ?? { created: today, changed: today },
      });
    }
  }
}

/** The file of a feed names pictures; they are drawn when the channel fetches them. */
const pathOfView = (view: BestView | undefined) =>
  view ? viewAddress({ ...view.address, format: 'jpg' }) : null;

const pathOfModel = (vendor: string, hash: string) =>
  modelAddress({ version: modelVersion(hash), vendor, kind: 'jpg' });

/** Portals have no word for a lot that somebody holds. */
const isOffered = ({ status, price }: PlacedLot) => status === 'free' && price > 0;

async function datesOf(db: Database, buildingId: string) {
  const rows = await db
    .select({
      guid: priceHistory.lotGuid,
      created: min(priceHistory.since),
      changed: max(priceHistory.since),
    })
    .from(priceHistory)
    .innerJoin(lots, eq(lots.guid, priceHistory.lotGuid))
    .where(eq(lots.buildingId, buildingId))
    .groupBy(priceHistory.lotGuid);
  return new Map(
    rows.map(({ guid, created, changed }) => [
      guid,
      { created: created ?? '', changed: changed ?? '' },
    ]),
  );
}
