import * as v from 'valibot';

/** What a buyer pays the company for on the site. */
export const PaymentPurposeSchema = v.picklist(['hold'], 'Неизвестное назначение платежа');

/** `open` waits for the acquirer; `refunding` is on its way back. */
export const PaymentStateSchema = v.picklist([
  'open',
  'paid',
  'refused',
  'expired',
  'refunding',
  'refunded',
]);
