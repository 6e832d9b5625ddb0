import { eq } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { contractStatuses } from './contract-status.table.ts';
import { lotsOf } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import type { ContractKind } from '../order/core/contract-kind.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import { contractNumber, foldSurname } from './contract-words.ts';

type Change = Partial<typeof contractStatuses.$inferInsert>;

/** What messages of a deal's partners say of its contract. */
const CHANGES: Readonly<Record<string, (on: string, note: string | null) => Change>> = {
  signed: () => ({ stage: 'accepted' }),
  sent: (on) => ({ stage: 'registering', sentOn: on }),
  suspended: (_, note) => ({ stage: 'suspended', note }),
  done: (on, note) => ({ stage: 'registered', registeredOn: on, note }),
};

/** Writes down how far the contracts of an order have come: those of a set go together. */
export async function followContract(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  { order, kind }: { order: string; kind: ContractKind },
  { type, note }: PartnerEvent,
): Promise<void> {
  const on = moscowDay(clock());
  const change = CHANGES[type]?.(on, note);
  if (!change) return;
  const [found] = await tx
    .select({ order: orders, phone: users.phone, lastName: users.lastName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.guid, order));
  if (!found) throw new Error(`order ${order} has no buyer`);
  for (const part of lotsOf(found.order).keys()) {
    await tx
      .insert(contractStatuses)
      .values({
        number: contractNumber(found.order.number, kind, part),
        orderGuid: order,
        phone: found.phone,
        surname: foldSurname(found.lastName),
        stage: 'accepted',
        acceptedOn: on,
        ...change,
      })
      .onConflictDoUpdate({ target: contractStatuses.number, set: change });
  }
}
