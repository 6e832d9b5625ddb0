import { and, eq, exists, gt, inArray, isNotNull, like, lt, lte, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { accountConsents } from '../../people/consent/consents.table.ts';
import { contractSets, contractTexts } from '../../deal/contract-text/contract-texts.table.ts';
import { contractStatuses } from '../../deal/contract-register/contract-status.table.ts';
import {
  orderDrafts,
  orderFiles,
  orderParticipants,
  orders,
} from '../../deal/order/orders.table.ts';
import { orderEvents } from '../../deal/order/order-events.table.ts';
import { profileRequests } from '../profile/profile-requests.table.ts';
import { statements } from '../statement/statements.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { deleteUploads, forgetBytes } from './delete-uploads.ts';
import type { Forgetting, RetentionRule } from './rule.ts';

/** The first stage after the signature. */
const SIGNED = 8;

/** Orders at a time. */
const BATCH = 100;

/** Tables with what was typed, scanned and made for an order. */
const DOCUMENTS = ['order_participants', 'order_drafts', 'uploads'] as const;

/** What buyers have left besides their account. */
export const buyerRules: readonly RetentionRule[] = [
  {
    name: 'documents of orders that ended without a deal',
    term: 'endedOrder',
    tables: DOCUMENTS,
    forget: (services, before) =>
      // What was signed is kept like a deal, however it ended.
      forgetOrders(services, (db) =>
        and(
          lt(orders.stageNumber, SIGNED),
          inArray(orders.sideState, ['cancelled', 'expired', 'refunded']),
          isQuiet(db, before),
          or(
            exists(db.select().from(orderDrafts).where(eq(orderDrafts.orderGuid, orders.guid))),
            exists(
              db
                .select()
                .from(orderParticipants)
                .where(
                  and(
                    eq(orderParticipants.orderGuid, orders.guid),
                    isNotNull(orderParticipants.data),
                  ),
                ),
            ),
            exists(
              db
                .select()
                .from(uploads)
                .where(and(eq(uploads.ownerKind, 'order'), eq(uploads.ownerId, orders.guid))),
            ),
          ),
        ),
      ),
  },
  {
    name: 'documents of deals',
    term: 'deal',
    tables: [...DOCUMENTS, 'order_files', 'contract_statuses', 'contract_texts', 'contract_sets'],
    forget: (services, before) =>
      forgetOrders(
        services,
        (db) =>
          and(
            exists(
              db
                .select()
                .from(orderEvents)
                .where(
                  and(
                    eq(orderEvents.orderGuid, orders.guid),
                    inArray(orderEvents.type, ['keys.given', 'contract.terminated']),
                    lte(orderEvents.at, before),
                  ),
                ),
            ),
            exists(
              db
                .select()
                .from(orderParticipants)
                .where(eq(orderParticipants.orderGuid, orders.guid)),
            ),
          ),
        async (tx, guids) => {
          await tx.delete(orderFiles).where(inArray(orderFiles.orderGuid, guids));
          await tx.delete(contractTexts).where(inArray(contractTexts.orderGuid, guids));
          await tx.delete(contractSets).where(inArray(contractSets.orderGuid, guids));
          await tx.delete(contractStatuses).where(inArray(contractStatuses.orderGuid, guids));
          await tx.delete(orderParticipants).where(inArray(orderParticipants.orderGuid, guids));
          await tx.update(orders).set({ payment: null }).where(inArray(orders.guid, guids));
        },
      ),
  },
  {
    name: 'proofs of deleted accounts',
    term: 'proof',
    tables: ['account_consents', 'profile_requests', 'statements'],
    async forget({ db }, before) {
      const deleted = db.select({ id: users.id }).from(users).where(like(users.phone, 'deleted:%'));
      const consents = await db
        .delete(accountConsents)
        .where(and(inArray(accountConsents.userId, deleted), lte(accountConsents.at, before)))
        .returning();
      const requests = await db
        .delete(profileRequests)
        .where(
          and(inArray(profileRequests.userId, deleted), lte(profileRequests.createdAt, before)),
        )
        .returning();
      const written = await db
        .delete(statements)
        .where(and(inArray(statements.userId, deleted), lte(statements.createdAt, before)))
        .returning();
      return consents.length + requests.length + written.length;
    },
  },
];

/** Nothing has happened to the order since. */
const isQuiet = (db: Database, before: Date) =>
  notExists(
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderGuid, orders.guid), gt(orderEvents.at, before))),
  );

/** Forgets drafts, scans and passports of some orders, and whatever else belongs to it. */
async function forgetOrders(
  services: Forgetting,
  which: (db: Database) => ReturnType<typeof and>,
  more: (tx: Database, guids: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { guids, files } = await services.db.transaction(async (tx) => {
    const found = await tx
      .select({ guid: orders.guid })
      .from(orders)
      .where(which(tx))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const guids = found.map(({ guid }) => guid);
    if (guids.length === 0) return { guids, files: [] };
    await tx.delete(orderDrafts).where(inArray(orderDrafts.orderGuid, guids));
    await tx
      .update(orderParticipants)
      .set({ data: null })
      .where(inArray(orderParticipants.orderGuid, guids));
    await more(tx, guids);
    return { guids, files: await deleteUploads(tx, 'order', guids) };
  });
  await forgetBytes(services, files);
  return guids.length;
}
