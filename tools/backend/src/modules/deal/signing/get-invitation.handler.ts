import { getInvitation } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { checkPath } from '../contract-text/check-path.ts';
import { currentTexts } from '../contract-text/contract-texts.ts';
import { maySign } from '../order/core/actions.ts';
import { fold } from '../order/core/fold.ts';
import { seenAt } from '../order/core/state.ts';
import { readEvents } from '../order/database-store.ts';
import type { Named } from '../order/signing-person.ts';
import { openInvitation } from './open-invitation.ts';

const nameOf = ({ name, last_name }: Named) => `${name} ${last_name}`;

/** Returns the contract of an order to the participant who was invited to sign it. */
export const getInvitationHandler = implement(
  getInvitation,
  async ({ link }, call) => {
    const { services } = call;
    const { db, clock, partners } = services;
    const { order, participant, person, buyer, expiresAt } = await openInvitation(call, link);
    const { texts, hash } = await currentTexts(db, services, order);
    const [{ signatures, signedAt }] = texts;
    const now = clock();
    const state = seenAt(fold(await readEvents(db, order.guid)), now);
    const signed = state.signed.includes(participant);
    return {
      invitation: {
        ...{ name: nameOf(person), buyer: nameOf(buyer), hash },
        texts: texts.map((one) => ({
          ...{ text: one.text, hash: one.hash, check: checkPath(one.hash) },
        })),
        imitated: signedAt
          ? signatures.some((one) => one.imitated)
          : partners.isEmbedded('signature'),
        expires_at: expiresAt.toISOString(),
        state: signed
          ? ('signed' as const)
          : maySign(state, participant, now)
            ? ('open' as const)
            : ('stopped' as const),
      },
    };
  },
  { cache: 'none' },
);
