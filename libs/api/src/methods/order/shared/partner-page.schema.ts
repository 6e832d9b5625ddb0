import * as v from 'valibot';

/** Where the buyer goes on: the page of whoever does this step of the deal. */
export const PartnerPageSchema = v.object({
  /** Address to open; it leads back to the order. */
  url: v.string(),
});

/** Refusals of methods that hand a step of the deal to a partner. */
export const partnerErrors = {
  401: 'Nobody is logged in',
  404: 'The buyer has no such order',
  409: 'It is not the turn of this step, or the idempotency key was used with another payload',
} as const;
