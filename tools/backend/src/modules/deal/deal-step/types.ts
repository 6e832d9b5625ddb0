/** Steps of a deal that a partner does: the last stages of an order. */
export type StepKind = 'signature' | 'escrow' | 'letter' | 'deposit' | 'registration';

/** `open` waits for the partner; after `refused` the buyer may begin again. */
export type StepState = 'open' | 'done' | 'refused';
