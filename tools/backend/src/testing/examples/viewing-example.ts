import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { demoBuyer } from '../../../demo/seed/demo-buyer.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import { viewings } from '../../modules/service/viewing/viewings.table.ts';
import type { TestBackend } from '../test-backend.ts';

/** What the examples call the link of a viewing. */
export const EXAMPLE_VIEWING = 'ViewingOfTheExamples-0';

/** Makes the viewing of the demo buyer that an example is about, anew each time; other examples need none. */
export async function prepareViewingExample(
  backend: TestBackend,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (input['key'] !== EXAMPLE_VIEWING) return;
  const { db, clock, catalogue } = backend.services;
  const lot = catalogue.snapshot.lots.get('k2-23');
  if (!lot) throw new Error('the lot of the examples is gone');
  await db.delete(viewings).where(eq(viewings.key, EXAMPLE_VIEWING));
  const leadGuid = randomUUID();
  const [buyer] = await db.select().from(users).where(eq(users.guid, demoBuyer.guid));
  const person = { name: 'Ольга', phone: '+79215550102' };
  await db.insert(leads).values({
    ...{ guid: leadGuid, method: 'Viewing.Book', ...person, details: {}, marketing: {} },
    ...{ addressHash: 'example', createdAt: clock() },
  });
  await db.insert(viewings).values({
    ...{ guid: randomUUID(), key: EXAMPLE_VIEWING, leadGuid, ...person },
    userId: buyer?.id ?? null,
    ...{ lotGuid: lot.guid, vendor: 'kanal', place: 'site', spot: `site:${lot.buildingId}` },
    ...{ host: 'lapteva', startsAt: new Date('2026-11-22T08:30:00.000Z'), seat: 0 },
    ...{ state: 'booked', createdAt: clock(), changedAt: clock() },
  });
}
