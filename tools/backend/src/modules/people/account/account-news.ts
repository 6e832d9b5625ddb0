import { formatDate, maskEmail } from '@m30/ui-kit/format';
import * as letters from './account.letters.ts';
import type { AccountNews } from './notify-account.ts';

/** The password is another one. */
export const passwordChanged: AccountNews = {
  sms: (to) => letters.passwordChangedSms.to(to, {}),
  letter: (to) => letters.passwordChangedLetter.to(to, {}),
};

/**
 * The phone was proved, and the password set by it; the mailbox of the registration waits for a confirmation.
 * @param email of the account
 */
export const mailboxUnconfirmed = (email: string): AccountNews => ({
  sms: (to) => letters.mailboxUnconfirmedSms.to(to, { mailbox: maskEmail(email) }),
  letter: (to) => letters.mailboxUnconfirmedLetter.to(to, {}),
});

/**
 * The phone of the account has changed; sent to the former one.
 * @param at when the new one may recover the password
 */
export function phoneChanged(at: Date): AccountNews {
  const from = formatDate(at, 'inSentence');
  return {
    sms: (to) => letters.phoneChangedSms.to(to, { from }),
    letter: (to) => letters.phoneChangedLetter.to(to, { from }),
  };
}

/**
 * The mailbox of the account has changed; sent to the former one.
 * @param at when the new one may recover the password
 */
export function emailChanged(at: Date): AccountNews {
  const from = formatDate(at, 'inSentence');
  return {
    sms: (to) => letters.emailChangedSms.to(to, { from }),
    letter: (to) => letters.emailChangedLetter.to(to, { from }),
  };
}

/** The account is to be deleted. */
export const deletionAsked: AccountNews = {
  sms: (to) => letters.deletionAskedSms.to(to, {}),
  letter: (to) => letters.deletionAskedLetter.to(to, {}),
};
