import { sign } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { checkSigners } from '../contract-text/follow-ages.ts';
import { chooseText } from '../signing/choose-text.ts';
import { ownOrder } from '../contract-text/own-order.ts';
import { openStep } from '../deal-step/start-step.ts';

/** Begins the signature of the contract that the buyer has read. */
export const signHandler = implement(sign, async ({ guid, hash }, call) => {
  const { services, idempotencyKey: key } = call;
  const { id: userId } = buyerOf(call).user;
  await checkSigners(services, { order: guid, userId, participant: 0 });
  return openStep(services, {
    ...{ kind: 'signature', guid, userId, key },
    async describe(step) {
      const order = await ownOrder(services.db, { userId, guid });
      return chooseText(services, { order, hash, step });
    },
  });
});
