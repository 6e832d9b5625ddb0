import { formatDate } from '@m30/ui-kit/format';
import type { Letter } from '../../../kernel/letter/define-letter.ts';
import type { AccountKey } from '../account/find-account.ts';
import { recoveryFrom } from '../account/recovery-wait.ts';
import * as letters from './code.letters.ts';

type Account = AccountKey | undefined;

/** SMS of a registration: a code, or for a known phone how to get into the account it has. */
export const registrationSms = (phone: string, account: Account, code: string): Letter =>
  account
    ? letters.registrationKnownSms.to(phone, {})
    : letters.registrationCodeSms.to(phone, { code });

/**
 * Letter of a registration. That a phone has an account is told only to the mailbox of that account; any other one gets
 * a code, with which it registers an account of its own that has not confirmed the phone.
 */
export const registrationLetter = (to: string, account: Account, code: string): Letter =>
  isHis(account, to)
    ? letters.registrationKnownLetter.to(to, {})
    : letters.registrationCodeLetter.to(to, { code });

/** SMS of a recovery: a code, or that this phone has no account, or has it for too short a time. */
export function recoverySms(
  { phone, now }: { phone: string; now: Date },
  account: Account,
  code: string,
): Letter {
  if (!account) return letters.recoveryNobodySms.to(phone, {});
  const from = recoveryFrom(account.phoneChangedAt, now);
  return from
    ? letters.recoveryWaitSms.to(phone, { from: formatDate(from, 'inSentence') })
    : letters.recoveryCodeSms.to(phone, { code });
}

/**
 * Letter of a recovery, to the address that was typed: a code where it is the confirmed mailbox of the account. Otherwise an
 * explanation that is the same with and without an account.
 */
export function recoveryLetter(
  { email, now }: { email: string; now: Date },
  account: Account,
  code: string,
): Letter {
  if (!isHis(account, email)) return letters.recoveryStrangerLetter.to(email, {});
  const from = recoveryFrom(account.emailChangedAt, now);
  return from
    ? letters.recoveryWaitLetter.to(account.email, { from: formatDate(from, 'inSentence') })
    : letters.recoveryCodeLetter.to(account.email, { code });
}

/** SMS to the phone that a buyer wants to log in by; one that has an account hears that it is taken. */
export const newPhoneSms = (phone: string, inUse: boolean, code: string): Letter =>
  inUse ? letters.newPhoneTakenSms.to(phone, {}) : letters.newPhoneCodeSms.to(phone, { code });

/** The account's own mailbox, and confirmed. */
function isHis(account: Account, email: string): account is AccountKey & { email: string } {
  return account?.emailConfirmed === true && account.email?.toLowerCase() === email.toLowerCase();
}
