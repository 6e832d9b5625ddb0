import type { PaymentPurpose } from './types.ts';

/** Seconds that the acquirer's page waits for a buyer. */
export const PAYMENT_LIFETIME = 30 * 60;

/** What a payment is for, as the acquirer's page and the buyer read it. */
export const PURPOSE_WORDS: Readonly<Record<PaymentPurpose, string>> = {
  hold: 'Бронь на 14 дней',
};
