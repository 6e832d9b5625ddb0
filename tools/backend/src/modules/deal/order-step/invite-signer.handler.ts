import { inviteSigner } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { lockOrder } from '../order/apply-event.ts';
import { requireSigner } from '../order/require-action.ts';
import { findOrder } from '../order-details/find-order.ts';
import { sendInvitation } from '../signing/send-invitation.ts';

/** Sends a participant the link to the contract, or reminds of it with a new one. */
export const inviteSignerHandler = implement(inviteSigner, async (input, call) => {
  const { services, idempotencyKey: key } = call;
  const { user } = buyerOf(call);
  const { guid, participant } = input;
  const request = { method: inviteSigner.name, key, payload: { ...input, user: user.id } };
  await once(services, request, async (tx) => {
    const order = await lockOrder(tx, guid, user.id);
    await requireSigner(tx, services, { order: guid, participant });
    await sendInvitation(tx, services, { order, participant });
    return {};
  });
  void services.outbox.flush();
  return { data: await findOrder(services, user.id, guid) };
});
