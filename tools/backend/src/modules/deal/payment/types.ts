/** What a buyer pays the company for on the site. */
export type PaymentPurpose = 'hold';

/** `open` waits for the acquirer; `refunding` has come and goes back. */
export type PaymentState = 'open' | 'paid' | 'refused' | 'expired' | 'refunding' | 'refunded';
