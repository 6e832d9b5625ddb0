import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '../../kernel/services.ts';
import { testMatters } from './test-partner.table.ts';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import type { Partner } from '../partner/partner.ts';
import { queueCallbacks } from './callbacks.ts';
import { DECISION_AFTER, REVIEW_AFTER } from './bank-clock.ts';
import { sendCode } from './code.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'outbox' | 'hashCode'>;

/** A partner within the product, for a company that has no contract with one yet: its page is `/test-{kind}/{guid}`. */
export function createTestPartner(needed: Needed, partner: PartnerKind): Partner {
  const { db, clock, outbox } = needed;
  return {
    async open({ subject, documents: _, ...matter }) {
      const guid = await db.transaction(async (tx) => {
        const row = {
          guid: randomUUID(),
          partner,
          subject,
          matter,
          state: 'new',
          createdAt: clock(),
        };
        const [made] = await tx.insert(testMatters).values(row).onConflictDoNothing().returning();
        if (!made) return (await find(tx, subject)).guid;
        if (partner === 'signature') await sendCode(tx, needed, made);
        if (partner === 'bank') {
          const review = { type: 'review', after: REVIEW_AFTER };
          const decision = { type: 'approved', amount: true, after: DECISION_AFTER } as const;
          await queueCallbacks(tx, made, [review, decision], clock());
        }
        return made.guid;
      });
      void outbox.flush();
      return { url: `/test-${partner}/${guid}` };
    },
    async refund({ subject, amount }) {
      await db.transaction(async (tx) => {
        // Money of before this memory, as in the demo's old orders.
        const matter = { title: 'Возврат', facts: [], amount, phone: '', back: '/lk/orders' };
        const lost = { guid: randomUUID(), partner, subject, matter, createdAt: clock() };
        await tx
          .insert(testMatters)
          .values({ ...lost, state: 'succeeded' })
          .onConflictDoNothing();
        const paid = and(eq(testMatters.subject, subject), ne(testMatters.state, 'refunded'));
        const [refunded] = await tx
          .update(testMatters)
          .set({ state: 'refunded' })
          .where(paid)
          .returning();
        if (refunded) {
          await queueCallbacks(tx, refunded, [{ type: 'refunded', amount: true }], clock());
        }
      });
    },
  };

  async function find(tx: typeof db, subject: string) {
    const [known] = await tx.select().from(testMatters).where(eq(testMatters.subject, subject));
    if (!known) throw new Error(`matter ${subject} was neither found nor made`);
    return known;
  }
}
