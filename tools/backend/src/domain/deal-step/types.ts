/** Steps of a deal that a partner does: the last stages of an order. */
export const STEP_KINDS = ['signature', 'escrow', 'registration'] as const;

export type StepKind = (typeof STEP_KINDS)[number];

/** `open` waits for the partner; after `refused` the buyer may begin again. */
export type StepState = 'open' | 'done' | 'refused';
