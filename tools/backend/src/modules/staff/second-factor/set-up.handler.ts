import { eq } from 'drizzle-orm';
import {
  confirmNewPasskey,
  confirmNewTotp,
  getFactors,
  startNewPasskey,
  startTotp,
} from '@m30/studio/contract';
import { qrPath } from '../../../kernel/document/qr-path.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { addFactor, settingUpOf } from './add-factor.ts';
import { challengeOf, giveChallenge, takeChallenge } from './challenge.ts';
import { factorsOf } from '../person/factors-of.ts';
import { addPasskey, askNewPasskey } from './passkeys.ts';
import { newTotpSecret, openTotp, sealTotp, totpStepOf, totpUri } from './totp.ts';

export const getFactorsHandler = implementStudio(getFactors, async (_input, call) => {
  const { person } = settingUpOf(call);
  const { totp, passkeys, recovery } = await factorsOf(call.services.db, person.id);
  return {
    totp,
    recovery,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
  };
});

/** Answers `startTotp`: the secret waits in the login until a code shows that the authenticator has it. */
export const startTotpHandler = implementStudio(startTotp, async (_input, call) => {
  const session = settingUpOf(call);
  const secret = newTotpSecret();
  const sealed = sealTotp(call.services, session.person.id, secret);
  await giveChallenge(call.services.db, session, 'totp', sealed);
  const uri = totpUri(
    secret,
    session.person.email,
    `Студия, ${new URL(call.services.config.publicOrigin).hostname}`,
  );
  const { size, path } = qrPath(uri);
  return { secret, uri, qr: { path, side: size } };
});

export const confirmNewTotpHandler = implementStudio(confirmNewTotp, ({ code }, call) => {
  const about = { method: confirmNewTotp.name, summary: 'Приложение с\u00a0кодами подключено' };
  return addFactor(call, about, async (tx, session) => {
    const sealed = challengeOf(session, 'totp');
    const secret = sealed && openTotp(call.services, session.person.id, sealed);
    if (!secret) throw refuse(409, 'Начните подключение сначала');
    const step = totpStepOf(secret, code, call.services.clock());
    // A wrong code may be typed again: the secret has not left the person's hands.
    if (step === null || (await takeChallenge(tx, session, 'totp')) === null) return false;
    await tx
      .update(staffPeople)
      .set({ totpSecret: sealed, totpStep: step })
      .where(eq(staffPeople.id, session.person.id));
    return true;
  });
});

export const startNewPasskeyHandler = implementStudio(startNewPasskey, async (_input, call) => {
  const { db } = call.services;
  const session = settingUpOf(call);
  const options = await askNewPasskey(db, call.services, session.person);
  await giveChallenge(db, session, 'passkey', options.challenge);
  return { options: { ...options } };
});

/** Answers `confirmNewPasskey`; a challenge is good for one answer. */
export const confirmNewPasskeyHandler = implementStudio(
  confirmNewPasskey,
  async ({ response, name }, call) => {
    const about = { method: confirmNewPasskey.name, summary: `Ключ «${name}» подключён` };
    const challenge = await takeChallenge(call.services.db, settingUpOf(call), 'passkey');
    if (challenge === null) throw refuse(409, 'Начните подключение сначала');
    return addFactor(call, about, (tx, { person }) =>
      addPasskey(tx, call.services, { personId: person.id, challenge, response, name }),
    );
  },
);
