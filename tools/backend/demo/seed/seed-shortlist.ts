import { randomUUID } from 'node:crypto';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Wishes } from '@m30/api';
import type { Database } from '../../src/kernel/db/database.ts';
import {
  shortlistLots,
  shortlistMembers,
  shortlistOpinions,
  shortlists,
} from '../../src/modules/deal/shortlist/shortlists.table.ts';
import { buildings, lots } from '../../src/modules/estate/objects.table.ts';

/** Secret of the demo list's link, so that its page has an address to look at. */
const TOKEN = 'demo-vmeste-kanal-0001';

const WISHES: Wishes = { price: null, keys: 2028, finished: false, sunny: false, raised: true };

/** Nobody has their keys: the list is only looked at, and whoever likes joins it. */
const PEOPLE = [
  { name: 'Анна', wishes: { ...WISHES, price: 1_350_000_000, sunny: true } },
  { name: 'Михаил', wishes: { ...WISHES, price: 1_500_000_000, finished: true } },
];

/** What each says of the first lots: «хочу», «вето», nothing. */
const SAID = [
  [
    { vote: 'heart', note: 'Завтракаем на\u00a0солнце. Ради этого готова ждать.' },
    { vote: 'heart', note: '' },
    { vote: null, note: '' },
    { vote: 'veto', note: 'Далеко, и\u00a0с\u00a0пересадками. Нет.' },
  ],
  [
    { vote: 'heart', note: 'До ключей считаю аренду.' },
    { vote: null, note: '' },
    { vote: 'heart', note: 'Въезжаем к\u00a0весне, и\u00a0садик во\u00a0дворе.' },
    { vote: null, note: '' },
  ],
] as const;

/** Kopecks that the flats lie between. */
const PRICES = [1_000_000_000, 1_500_000_000] as const;

/** Writes a list of two people and four flats, one of each complex. */
export async function seedShortlist(db: Database, now: Date): Promise<void> {
  const flats = await db
    .selectDistinctOn([buildings.vendor], { guid: lots.guid })
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(and(eq(lots.kind, 'flat'), eq(lots.status, 'free'), between(lots.price, ...PRICES)))
    .orderBy(asc(buildings.vendor), asc(lots.id))
    .limit(4);
  const shortlistGuid = randomUUID();
  await db.insert(shortlists).values({
    ...{ guid: shortlistGuid, token: TOKEN, former: [], ownerHash: '', title: 'Выбираем вместе' },
    ...{ createdAt: now, visitedAt: now },
  });
  await db
    .insert(shortlistLots)
    .values(flats.map(({ guid }) => ({ shortlistGuid, lotGuid: guid, addedAt: now })));
  for (const [index, person] of PEOPLE.entries()) {
    const guid = randomUUID();
    await db.insert(shortlistMembers).values({
      ...{ guid, shortlistGuid, guestHash: `demo-${index}`, isOwner: index === 0, ...person },
      ...{ places: [], joinedAt: new Date(now.getTime() + index), seenAt: now },
    });
    const opinions = flats.flatMap(({ guid: lotGuid }, at) => {
      const said = SAID[index]?.[at];
      return said ? [{ memberGuid: guid, shortlistGuid, lotGuid, ...said }] : [];
    });
    await db.insert(shortlistOpinions).values(opinions);
  }
}
