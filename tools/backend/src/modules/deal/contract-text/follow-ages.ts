import { formatDate, moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { participantsOf } from './participants-of.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';
import { decide } from '../order/core/decide.ts';
import { fold } from '../order/core/fold.ts';
import { standingOf } from '../order/core/standing.ts';
import { readEvents } from '../order/database-store.ts';
import { isPowerOver, standingsOn } from '../order/signing-person.ts';

/**
 * Writes down that a participant of an order has turned 14 or 18 since the people were named: the day of the signature counts. The
 * order has to be locked.
 * @returns whether something has changed
 */
export async function followAges(
  tx: Database,
  services: Services,
  order: string,
): Promise<boolean> {
  const now = services.clock();
  const state = fold(await readEvents(tx, order));
  const standing = standingsOn(await participantsOf(tx, order), moscowDay(now));
  if (standing.every((one, place) => one === standingOf(state, place))) return false;
  const aged = {
    ...({ type: 'participants.aged', data: { standing }, actor: 'company' } as const),
    key: `participants.aged:${state.version}`,
  };
  // A draft of people is not checked by age before it is an order to sign.
  if ('refusal' in decide(state, { ...aged, at: now, reason: null })) return false;
  await applyEvent(tx, services, { ...aged, order });
  return true;
}

/**
 * Makes sure, before a signature is begun, that everybody is still of the age by which the contract is drawn up and that the power of
 * a representative lasts.
 * @param participant who signs, from 0
 * @throws Refused 409; what has changed is written down
 */
export async function checkSigners(
  services: Services,
  { order, userId, participant }: { order: string; userId?: number; participant: number },
): Promise<void> {
  const changed = await services.db.transaction(async (tx) => {
    await lockOrder(tx, order, userId);
    return followAges(tx, services, order);
  });
  if (changed) {
    void services.outbox.flush();
    throw refuse(
      409,
      'Участнику исполнилось 14 или 18\u00a0лет, а\u00a0возраст считают на\u00a0день подписания. Договор составим заново: что нужно сделать, написано в\u00a0заказе',
    );
  }
  const power = (await participantsOf(services.db, order))[participant]?.representative;
  if (power && isPowerOver(power, moscowDay(services.clock()))) {
    throw refuse(
      409,
      `Доверенность действовала до\u00a0${formatDate(power.power_until)}. Напишите нам: понадобится новая`,
    );
  }
}
