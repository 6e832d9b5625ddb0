/** Why an order stopped. */
export type OrderSideState = 'cancelled' | 'expired' | 'refused' | 'refunded';
