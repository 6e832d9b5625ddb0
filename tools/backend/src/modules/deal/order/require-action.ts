import type { OrderAction } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { actionsOf, maySign } from './core/actions.ts';
import { fold } from './core/fold.ts';
import { seenAt, type OrderState } from './core/state.ts';
import { lockOrder } from './apply-event.ts';
import { readEvents } from './database-store.ts';
import { refuseOrder } from './refusal-words.ts';

/** Everything that the buyer of an order may do with it now. */
export async function allowedActions(
  db: Database,
  { clock }: Pick<Services, 'clock'>,
  order: string,
): Promise<OrderAction[]> {
  const now = clock();
  return actionsOf(seenAt(fold(await readEvents(db, order)), now), now);
}

interface Required {
  /** Guid. */
  order: string;
  userId: number;
  action: OrderAction;
}

/**
 * Locks an order of a buyer and makes sure that something may be done with it now.
 * @throws Refused 404 where the buyer has no such order, 409 where it is not the time
 */
export async function requireAction(
  tx: Database,
  services: Pick<Services, 'clock'>,
  { order, userId, action }: Required,
): Promise<OrderState> {
  await lockOrder(tx, order, userId);
  const now = services.clock();
  const state = seenAt(fold(await readEvents(tx, order)), now);
  if (actionsOf(state, now).includes(action)) return state;
  throw refuseOrder({ stopped: state.side !== null, missing: [] }, state);
}

/**
 * Locks an order and makes sure that an invited participant, from 1, may sign its contract now.
 * @throws Refused 404 where there is no such order, 409 where it is not the time
 */
export async function requireSigner(
  tx: Database,
  services: Pick<Services, 'clock'>,
  { order, participant }: { order: string; participant: number },
): Promise<void> {
  await lockOrder(tx, order);
  const now = services.clock();
  const state = seenAt(fold(await readEvents(tx, order)), now);
  if (maySign(state, participant, now)) return;
  throw refuseOrder({ stopped: state.side !== null, missing: [] }, state);
}
