import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { accountConsents } from '../../people/consent/consents.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { askDeletion } from './ask-deletion.ts';
import { proveBuyer } from './prove-buyer.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../people/consent/types.ts';

interface Said {
  purpose: ConsentPurpose;
  given: boolean;
  /** ISO date of the text that was shown. */
  version?: string | undefined;
  /** Of the buyer, where the account is to be deleted. */
  password?: string | undefined;
}

/** What the request says that follows a withdrawn consent. */
const WITHDRAWN = 'Отозвано согласие на обработку персональных данных';

/**
 * Writes what a buyer says about a consent and does what follows: adverts begin or end; without the
 * consent to processing the account is to be deleted, which the staff does and the buyer proves by the password.
 * @throws Refused 409 where the deletion is asked for already, 422 for a wrong password, 429
 */
export async function setConsent(
  call: Call,
  { purpose, given, version, password }: Said,
): Promise<void> {
  const { services, visitor } = call;
  const { id: userId } = buyerOf(call).user;
  const deletes = purpose === 'personal' && !given;
  const account = deletes ? await proveBuyer(call, password) : null;
  await services.db.transaction(async (tx) => {
    await tx.insert(accountConsents).values({
      guid: randomUUID(),
      userId,
      purpose: CONSENT_PURPOSES[purpose],
      given,
      mode: 'explicit',
      version: version ?? null,
      source: 'profile',
      addressHash: services.hashAddress(visitor.ip),
      at: services.clock(),
    });
    if (purpose === 'promo') {
      await tx.update(users).set({ promoConsent: given }).where(eq(users.id, userId));
    }
    if (account) await askDeletion(tx, call, account, WITHDRAWN);
  });
  void services.outbox.flush();
}
