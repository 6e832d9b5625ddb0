import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { dealSteps } from './deal-steps.table.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import { lockOrder } from '../order/apply-event.ts';
import { requireAction } from '../order/require-action.ts';
import { matterOfOrder } from '../order/matter-of-order.ts';
import { STEPS } from './steps.ts';
import type { StepKind } from './types.ts';

/**
 * Hands a step of a buyer's deal to its partner; whoever asks again while it is open gets the same
 * page.
 * @param guid of the order
 * @param describe what the partner's page shows besides the order's facts; what it throws keeps the buyer from that page
 * @throws Refused 404 where the buyer has no such order, 409 where it is not the turn of this step, 503
 *   where the company has no partner for it
 */
export async function startStep(
  call: Call,
  kind: StepKind,
  guid: string,
  describe?: () => Promise<PartnerMatter['facts']>,
): Promise<{ url: string }> {
  const { services } = call;
  const { db, partners } = services;
  const { method, title, ask, amount, partner: by } = STEPS[kind];
  const partner = partners.of(by);
  const { user } = buyerOf(call);
  const payload = { guid, user: user.id };
  const step = await once(services, { method, key: call.idempotencyKey, payload }, async (tx) => {
    const order = await lockOrder(tx, guid, user.id);
    const open = order.sideState === null ? await findOpen(tx, guid, kind) : null;
    if (open !== null) return open;
    await requireAction(tx, services, { order: guid, userId: user.id, action: STEPS[kind].action });
    return makeStep(tx, guid, kind, services.clock());
  });
  const facts = (await describe?.()) ?? [];
  const own = eq(dealSteps.guid, step);
  const [known] = await db.select().from(dealSteps).where(own);
  if (!known) throw new Error(`step ${step} was not written`);
  if (partners.isOpen(by, known.url)) return { url: known.url };
  const state = fold(await readEvents(db, guid));
  const { priced, ...matter } = await matterOfOrder(services, guid, title[state.contract]);
  const { url } = await partner.open({
    ...matter,
    facts: [...matter.facts, ...facts],
    subject: step,
    ...(ask && { ask }),
    amount: amount(priced, state),
    back: `/lk/orders/${guid}?back=${kind}`,
  });
  await db.update(dealSteps).set({ url }).where(own);
  return { url };
}

async function findOpen(tx: Database, order: string, kind: StepKind): Promise<string | null> {
  const open = and(
    eq(dealSteps.orderGuid, order),
    eq(dealSteps.kind, kind),
    eq(dealSteps.state, 'open'),
  );
  const [found] = await tx.select().from(dealSteps).where(open);
  return found?.guid ?? null;
}

async function makeStep(tx: Database, order: string, kind: StepKind, now: Date): Promise<string> {
  const guid = randomUUID();
  const row = { guid, orderGuid: order, kind, createdAt: now, changedAt: now };
  await tx.insert(dealSteps).values({ ...row, state: 'open' });
  return guid;
}
