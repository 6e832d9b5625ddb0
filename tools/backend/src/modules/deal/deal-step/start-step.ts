import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { dealSteps } from './deal-steps.table.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import { lockOrder } from '../order/apply-event.ts';
import { requireAction, requireSigner } from '../order/require-action.ts';
import { matterOfOrder } from '../order/matter-of-order.ts';
import { STEPS } from './steps.ts';
import type { StepKind } from './types.ts';

/** A step that is asked for. */
interface AskedStep {
  kind: StepKind;
  /** Guid of the order. */
  guid: string;
  /** Whose the order has to be; who was invited has no account. */
  userId?: number;
  /** Who signs, from 0; other steps are the buyer's. @default 0 */
  participant?: number;
  /** Of the request. */
  key: string | null;
  /** What is noted of the step before its partner has it, and what the partner gets besides; a throw keeps from its page. */
  describe?: (
    step: string,
  ) => Promise<Partial<Pick<PartnerMatter, 'facts' | 'documents' | 'phone' | 'back'>>>;
}

/** Hands a step of a buyer's deal to its partner. */
export const startStep = (call: Call, kind: StepKind, guid: string): Promise<{ url: string }> =>
  openStep(call.services, {
    ...{ kind, guid, userId: buyerOf(call).user.id },
    key: call.idempotencyKey,
  });

/**
 * Hands a step of a deal to its partner; whoever asks again while it is open gets the same page.
 * @throws Refused 404 where the buyer has no such order, 409 where it is not the turn of this step, 503
 *   where the company has no partner for it
 */
export async function openStep(
  services: Services,
  { kind, guid, userId, participant = 0, key, describe }: AskedStep,
): Promise<{ url: string }> {
  const { db, partners } = services;
  const { method, title, ask, amount, partner: by, action } = STEPS[kind];
  const partner = partners.of(by);
  const payload = { guid, user: userId ?? null, participant };
  const step = await once(services, { method, key, payload }, async (tx) => {
    const order = await lockOrder(tx, guid, userId);
    const open = order.sideState === null ? await findOpen(tx, { guid, kind, participant }) : null;
    if (open !== null) return open;
    if (userId === undefined) await requireSigner(tx, services, { order: guid, participant });
    else await requireAction(tx, services, { order: guid, userId, action });
    return makeStep(tx, { guid, kind, participant }, services.clock());
  });
  const { facts = [], ...more } = (await describe?.(step)) ?? {};
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
    ...more,
  });
  await db.update(dealSteps).set({ url }).where(own);
  return { url };
}

type Which = Required<Pick<AskedStep, 'guid' | 'kind' | 'participant'>>;

async function findOpen(tx: Database, { guid, kind, participant }: Which): Promise<string | null> {
  const open = and(
    eq(dealSteps.orderGuid, guid),
    eq(dealSteps.kind, kind),
    eq(dealSteps.participant, participant),
    eq(dealSteps.state, 'open'),
  );
  const [found] = await tx.select().from(dealSteps).where(open);
  return found?.guid ?? null;
}

async function makeStep(
  tx: Database,
  { guid: orderGuid, kind, participant }: Which,
  now: Date,
): Promise<string> {
  const guid = randomUUID();
  const row = { guid, orderGuid, kind, participant, createdAt: now, changedAt: now };
  await tx.insert(dealSteps).values({ ...row, state: 'open' });
  return guid;
}
