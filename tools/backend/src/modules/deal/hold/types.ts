/** `free` lasts a day and costs nothing. */
export type HoldKind = 'free' | 'paid';

/** Why a hold ended. */
export type HoldEnd = 'expired' | 'cancelled' | 'done';
