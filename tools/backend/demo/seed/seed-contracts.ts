import { and, asc, eq, isNull } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { demoAccountPromos } from '../data/account/account-promos.ts';
import { demoCertificates } from '../data/account/certificates.ts';
import { demoContracts, namedContract, type DemoContract } from '../data/account/contracts.ts';
import { placeFor } from '../data/account/instalment-mistakes.ts';
import { typeset } from '../../src/kernel/words/typography.ts';
import type { Database } from '../../src/kernel/db/database.ts';
import { accountPromos } from '../../src/modules/service/account-promo/account-promos.table.ts';
import { certificates } from '../../src/modules/deal/certificate/certificates.table.ts';
import { contracts } from '../../src/modules/deal/contract/contracts.table.ts';
import { contractStatuses } from '../../src/modules/deal/contract-register/contract-status.table.ts';
import { buildings, lots } from '../../src/modules/estate/objects.table.ts';
import { orderEvents } from '../../src/modules/deal/order/order-events.table.ts';
import { orders } from '../../src/modules/deal/order/orders.table.ts';
import { users } from '../../src/modules/people/account/accounts.table.ts';
import { foldSurname } from '../../src/modules/deal/contract-register/contract-words.ts';
import { followContracts } from '../../src/modules/deal/contract/follow-contracts.ts';
import { openMedia } from '../../src/modules/media/media.ts';
import { readSnapshot } from '../../src/modules/catalogue/snapshot/snapshot.ts';
import { sealText } from '../../src/modules/deal/contract-text/seal-text.ts';
import { toEvent } from '../../src/modules/deal/order/database-store.ts';
import { demoSettings } from '../content/company-settings.ts';

/** Whose contracts, and from when their days are counted. */
interface Seeding {
  userId: number;
  now: Date;
}

const DAY = 24 * 3600 * 1000;

/** Writes contracts and certificates of the demo buyer: her orders' from their events, then the others; and the offers of the account. */
export async function seedContracts(db: Database, { userId, now }: Seeding): Promise<void> {
  const events = await db
    .select({ event: orderEvents, contract: orders.contract })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.guid, orderEvents.orderGuid))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.seq));
  for (const { event, contract } of events) {
    const followed = { event: toEvent(event), after: { contract }, imitated: true };
    await followContracts(db, event.orderGuid, followed);
  }
  await sealTexts(
    db,
    events.map(({ event }) => event),
  );
  const { guid, number } = namedContract;
  await db.update(contracts).set({ guid }).where(eq(contracts.number, number));
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  for (const contract of demoContracts) await seedContract(db, contract, { userId, ago });
  await db.insert(certificates).values(
    demoCertificates.map(({ issuedAgo, expiresAgo, usedAgo, ...row }) => ({
      ...row,
      userId,
      issuedAt: ago(issuedAgo),
      expiresOn: moscowDay(ago(expiresAgo)),
      usedAt: usedAgo === null ? null : ago(usedAgo),
    })),
  );
  await db.insert(accountPromos).values(typeset([...demoAccountPromos]));
}

/** What was signed long ago, by the clauses of today; the embedded operator has signed it. */
async function sealTexts(
  db: Database,
  events: readonly (typeof orderEvents.$inferSelect)[],
): Promise<void> {
  const catalogue = { snapshot: await readSnapshot(db) };
  // Drawings alone are read, which are never rendered into the folder.
  const media = openMedia({ dataDir: '' }, () => Promise.resolve(null));
  for (const { orderGuid: order, type, at } of events) {
    if (type !== 'contract.signed') continue;
    const content = { library: { templates: null, company: demoSettings } };
    const composing = { catalogue, content, media, clock: () => at };
    await sealText(db, composing, { order, at, imitated: true });
  }
}

async function seedContract(
  db: Database,
  demo: DemoContract,
  { userId, ago }: { userId: number; ago: (days: number) => Date },
): Promise<void> {
  const { parent, place, subject, escrow, parts, ...contract } = demo;
  const lot = place ? await findPlace(db, demo, moscowDay(ago(0))) : null;
  const price = contract.price ?? lot?.price ?? 0;
  const [changed] = parent
    ? await db.select({ guid: contracts.guid }).from(contracts).where(eq(contracts.number, parent))
    : [];
  const [guid, number, kind] = [contract.guid, contract.number, contract.kind];
  await db.insert(contracts).values({
    ...{ guid, number, kind, userId, price },
    lotGuid: lot?.guid ?? null,
    parentGuid: changed?.guid ?? null,
    terms: {
      subject,
      escrow,
      parts: parts.map(({ title, dueAgo, share, paidAgo }) => ({
        title,
        due: moscowDay(ago(dueAgo)),
        amount: (price * share) / 100,
        paidOn: paidAgo === null ? null : moscowDay(ago(paidAgo)),
      })),
    },
    signedAt: ago(contract.signedAgo),
  });
  if (contract.registeredAgo !== null) await seedRegister(db, contract, { userId, ago });
}

/** The register knows the contract, also for whoever asks by its number. */
async function seedRegister(
  db: Database,
  {
    number,
    signedAgo,
    registeredAgo,
  }: Pick<DemoContract, 'number' | 'signedAgo' | 'registeredAgo'>,
  { userId, ago }: { userId: number; ago: (days: number) => Date },
): Promise<void> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error('the demo buyer was not written');
  await db.insert(contractStatuses).values({
    number,
    phone: buyer.phone,
    surname: foldSurname(buyer.lastName),
    stage: 'registered',
    acceptedOn: moscowDay(ago(signedAgo)),
    sentOn: moscowDay(ago((registeredAgo ?? 0) + 8)),
    registeredOn: moscowDay(ago(registeredAgo ?? 0)),
  });
}

/** A parking place of a building under construction that is sold, where the contract keeps the rules of the instalment: the demo buyer's. */
async function findPlace(
  db: Database,
  contract: DemoContract,
  today: string,
): Promise<{ guid: string; price: number }> {
  const places = await db
    .select({ guid: lots.guid, price: lots.price, building: buildings })
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(
      and(eq(lots.kind, 'parking'), eq(lots.status, 'sold'), isNull(buildings.commissionedOn)),
    );
  const lot = placeFor(contract, places, today);
  if (!lot) throw new Error('the demo content has no parking place that is sold');
  return lot;
}
