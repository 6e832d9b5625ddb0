import { confirmPasskey, confirmRecovery, confirmTotp, startPasskey } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { enteringOf } from '../../../kernel/studio/studio-call.ts';
import { giveChallenge, takeChallenge } from './challenge.ts';
import { completeSession } from './complete-session.ts';
import { askPasskey, isSigned } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { takeTotp } from './totp.ts';

export const confirmTotpHandler = implementStudio(confirmTotp, ({ code }, call) =>
  completeSession(call, confirmTotp.name, (tx, { person }) =>
    takeTotp(tx, call.services, { personId: person.id, code }),
  ),
);

export const confirmRecoveryHandler = implementStudio(confirmRecovery, ({ code }, call) =>
  completeSession(call, confirmRecovery.name, (tx, { person }) =>
    takeRecoveryCode(tx, call.services, person, code),
  ),
);

export const startPasskeyHandler = implementStudio(startPasskey, async (_input, call) => {
  const { db } = call.services;
  const session = enteringOf(call);
  const options = await askPasskey(db, call.services, session.person.id);
  if (!options) throw refuse(409, 'У\u00a0вас нет ключей. Войдите по\u00a0коду');
  await giveChallenge(db, session, 'enter', options.challenge);
  return { options: { ...options } };
});

/** Answers `confirmPasskey`; a challenge is good for one answer. */
export const confirmPasskeyHandler = implementStudio(confirmPasskey, async ({ response }, call) => {
  const challenge = await takeChallenge(call.services.db, enteringOf(call), 'enter');
  return completeSession(call, confirmPasskey.name, async (tx, { person }) =>
    challenge === null
      ? false
      : isSigned(tx, call.services, { personId: person.id, challenge, response }),
  );
});
