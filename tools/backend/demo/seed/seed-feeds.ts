import type { Database } from '../../src/kernel/db/database.ts';
import { feedComplexes, feeds } from '../../src/modules/discovery/feed/store/feeds.table.ts';

/** One a channel, with everything that is on sale. */
const FEEDS = [
  { name: 'yandex', title: 'Яндекс Недвижимость, все квартиры', channel: 'yandex' },
  { name: 'cian', title: 'Циан, все квартиры', channel: 'cian' },
  { name: 'avito', title: 'Авито, все квартиры', channel: 'avito' },
  { name: 'domclick', title: 'ДомКлик, все квартиры', channel: 'domclick' },
] as const;

/** Numbers that channels would have given; Avito has not yet answered about the last one. */
const COMPLEXES = [
  { vendor: 'kanal', walls: 'brick', numbers: { cian: '4100901', avito: '9100901' } },
  { vendor: 'zaliv', walls: 'monolith', numbers: { cian: '4100902', avito: '9100902' } },
  { vendor: 'kolonnada', walls: 'monolith-brick', numbers: { cian: '4100903', avito: '9100903' } },
  { vendor: 'loft', walls: 'brick', numbers: { cian: '4100904', avito: '9100904' } },
  { vendor: 'severny', walls: 'monolith', numbers: { cian: '4100905', avito: '9100905' } },
  { vendor: 'svetly', walls: 'monolith-brick', numbers: { cian: '4100906', avito: '9100906' } },
  { vendor: 'terrasy', walls: 'monolith-brick', numbers: { cian: '4100907', avito: '9100907' } },
  { vendor: 'sosny', walls: 'brick', numbers: { cian: '4100908' } },
] as const;

/** Files of the demo company for other sites. */
export async function seedFeeds(db: Database, changedAt: Date): Promise<void> {
  await db
    .insert(feeds)
    .values(FEEDS.map((feed) => ({ ...feed, filter: {}, enabled: true, changedAt })));
  await db.insert(feedComplexes).values(COMPLEXES.map((complex) => ({ ...complex })));
}
