import { eq } from 'drizzle-orm';
import { getLotHistory } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { anyLotCard } from '../../modules/catalogue/premises/any-lot-card.ts';
import { isActive } from '../../modules/deal/hold/find-holds.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { changesOf, holdsOf, importsOf, pricesOf, toHoldEvents } from './lot-history.ts';

export const getLotHistoryHandler = implementStudio(
  getLotHistory,
  async ({ lot: guid }, { services: { db, catalogue, clock } }) => {
    const [row] = await db.select().from(lots).where(eq(lots.guid, guid));
    if (!row) throw refuse(404, 'Такого лота нет');
    const { snapshot } = catalogue;
    const [changes, held, imported] = await Promise.all([
      changesOf(db, guid),
      holdsOf(db, guid),
      importsOf(db, row.id),
    ]);
    const events = [
      ...changes,
      ...held.flatMap(toHoldEvents),
      ...imported,
      ...(await pricesOf(db, guid, [...changes, ...imported])),
    ];
    const now = held.find(({ hold }) => isActive(hold, clock()));
    return {
      title: lotTitle(snapshot, guid) || `№\u00a0${row.number}`,
      url: anyLotCard(snapshot, guid)?.url ?? null,
      held: now
        ? {
            ...{ order: now.hold.orderGuid, number: now.number },
            until: now.hold.expiresAt.toISOString(),
          }
        : null,
      events: events.toSorted((one, other) => other.at.localeCompare(one.at)),
    };
  },
);
