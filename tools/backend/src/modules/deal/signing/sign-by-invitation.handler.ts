import { signByInvitation } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { chooseText } from './choose-text.ts';
import { openStep } from '../deal-step/start-step.ts';
import { checkSigners } from '../contract-text/follow-ages.ts';
import { openInvitation } from './open-invitation.ts';

/** Where the operator leads an invited participant back to: the secret of the link goes to nobody. */
const BACK = '/podpis/gotovo';

/** Begins the signature of an invited participant with a code to the phone of this participant. */
export const signByInvitationHandler = implement(signByInvitation, async ({ link, hash }, call) => {
  const { services, idempotencyKey: key } = call;
  const { order, participant, person } = await openInvitation(call, link);
  await checkSigners(services, { order: order.guid, participant });
  return openStep(services, {
    ...{ kind: 'signature', guid: order.guid, participant, key },
    async describe(step) {
      const { facts, documents } = await chooseText(services, { order, hash, step });
      const signer = ['Подписывает', `${person.last_name} ${person.name}`] as const;
      return { facts: [signer, ...facts], documents, phone: person.phone, back: BACK };
    },
  });
});
