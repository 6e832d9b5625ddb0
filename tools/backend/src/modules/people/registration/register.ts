import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { requireBoxes, tickedBoxes, type ConsentBoxes } from '../consent/consent-boxes.ts';
import { accountConsents } from '../consent/consents.table.ts';
import { authCodes } from '../code/codes.table.ts';
import { users } from '../account/accounts.table.ts';
import { CONSENT_PURPOSES } from '../consent/types.ts';
import { checkCode, wrongCode } from '../code/check-code.ts';

/** Registration data as the contract parses it. */
export interface Registration extends ConsentBoxes {
  last_name: string;
  name: string;
  second_name: string;
  /** `+7XXXXXXXXXX`. */
  phone: string;
  email: string;
  code?: string | undefined;
}

/**
 * Makes an account without a password by the code that was sent; `setPassword` gives it one. A
 * repeated call finds the account made and is as good as the first. A code by letter proves the mailbox alone: its
 * account has the phone unconfirmed, beside the one that has confirmed it, and nobody learns here whether there is one.
 * @throws Refused 422 for a wrong code, or without the consent of the explicit mode; by SMS a phone that an account has confirmed gets that answer too
 */
export async function register(call: Call, data: Registration): Promise<void> {
  const { phone, email, code } = data;
  if (!code) throw refuse(422, 'Введите код, отправленный по смс');
  requireBoxes(call.services, data);
  const ticked = tickedBoxes(call.services, data);
  const { db, clock, hashAddress } = call.services;
  const sent = await checkCode(call, { purpose: 'registration', phone, code });
  if (sent.channel === 'mail' && sent.email !== email.toLowerCase()) throw wrongCode();
  const same = and(
    eq(authCodes.flowHash, sent.flowHash),
    eq(authCodes.purpose, sent.purpose),
    eq(authCodes.codeHash, sent.codeHash),
  );
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(authCodes).where(same).for('update');
    if (!row) throw wrongCode();
    if (row.userId !== null) return;
    const at = clock();
    const [account] = await tx
      .insert(users)
      .values({
        guid: randomUUID(),
        phone,
        phoneConfirmed: row.channel === 'sms',
        email,
        lastName: data.last_name,
        name: data.name,
        secondName: data.second_name === NO_PATRONYMIC ? '' : data.second_name,
        promoConsent: ticked.promo,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) throw wrongCode();
    await tx.insert(accountConsents).values(
      (['personal', 'promo'] as const).map((purpose) => ({
        guid: randomUUID(),
        userId: account.id,
        purpose: CONSENT_PURPOSES[purpose],
        given: ticked[purpose],
        mode: data.consent?.mode ?? 'default',
        version: data.consent?.version ?? null,
        addressHash: hashAddress(call.visitor.ip),
        at,
      })),
    );
    await tx.update(authCodes).set({ userId: account.id }).where(same);
  });
}

/** What the form writes for a person without one (specification, §4). */
const NO_PATRONYMIC = 'нет отчества';
