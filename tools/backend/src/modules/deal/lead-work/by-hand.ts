import { WAYS_IN, type WayIn } from '@m30/studio/contract/sales/lead.schema';

/** What stands in `leads.method` of a lead that a colleague has written down. */
export const BY_HAND: Readonly<Record<WayIn, string>> = {
  call: 'Studio.Call',
  walk_in: 'Studio.WalkIn',
};

/** Russian names of them, beside those of the forms. */
export const byHandForms: readonly (readonly [string, string])[] = [
  [BY_HAND.call, WAYS_IN.call],
  [BY_HAND.walk_in, WAYS_IN.walk_in],
];
