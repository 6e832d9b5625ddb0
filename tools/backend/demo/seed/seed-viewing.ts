import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, moscowDay, moscowInstant } from '@m30/ui-kit/format';
import type { Database } from '../../src/kernel/db/database.ts';
import { leads } from '../../src/modules/deal/lead/leads.table.ts';
import { buildings, lots } from '../../src/modules/estate/objects.table.ts';
import { timesOn } from '../../src/modules/service/viewing/viewing-rules.ts';
import { viewings } from '../../src/modules/service/viewing/viewings.table.ts';
import { hosts } from '../content/viewing-hosts.ts';

/** Secret of the demo viewing's link, so that its page has an address to look at. */
const KEY = 'demo-prosmotr-kanal-01';

/** A viewing of a guest a few days ahead. */
const VIEWING = { lot: 'k2-23', host: 'lapteva', time: '12:15', after: 5 };

/** Writes one viewing that is still to come. */
export async function seedViewing(db: Database, now: Date): Promise<void> {
  const [lot] = await db
    .select({ guid: lots.guid, building: buildings.id, vendor: buildings.vendor })
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(eq(lots.id, VIEWING.lot));
  const host = hosts.find(({ alias }) => alias === VIEWING.host);
  if (!lot || !host) throw new Error('nobody shows the lot of the demo viewing');
  const days = Array.from({ length: 7 }, (_, index) =>
    addDays(moscowDay(now), VIEWING.after + index),
  );
  const day = days.find((one) => timesOn(host, one).includes(VIEWING.time));
  if (!day) throw new Error('the demo viewing has no day');
  const leadGuid = randomUUID();
  const person = { name: 'Вера', phone: '+79210000007' };
  await db.insert(leads).values({
    ...{ guid: leadGuid, method: 'Viewing.Book', ...person, details: {}, marketing: {} },
    ...{ addressHash: '', createdAt: now },
  });
  await db.insert(viewings).values({
    ...{ guid: randomUUID(), key: KEY, leadGuid, ...person },
    ...{ lotGuid: lot.guid, vendor: lot.vendor, place: 'site', spot: `site:${lot.building}` },
    ...{ host: host.alias, startsAt: moscowInstant(day, VIEWING.time), seat: 0 },
    ...{ state: 'booked', createdAt: now, changedAt: now },
  });
}
