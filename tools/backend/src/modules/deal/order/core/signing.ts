import type { EventData } from './events.ts';
import { signersOf } from './standing.ts';
import type { OrderState } from './state.ts';

/** Participants who have not signed the contract yet, from 0. */
export const awaitedSigners = (state: OrderState): number[] =>
  signersOf(state).filter((participant) => !state.signed.includes(participant));

/** A signature of one participant. */
export interface Signature {
  /** Guid of the step. */
  step: string;
  /** From 0. */
  participant: number;
  /** Hash of the text that was signed. */
  text?: string;
}

/** A signature as an event: the last of all makes the contract signed. */
export type SignatureEvent = {
  [Type in 'signature.given' | 'contract.signed']: { type: Type; data: EventData[Type] };
}['signature.given' | 'contract.signed'];

/** What a signature is to an order: one of several, or the last. */
export const signatureEvent = (state: OrderState, signature: Signature): SignatureEvent => ({
  type: awaitedSigners(state).some((other) => other !== signature.participant)
    ? 'signature.given'
    : 'contract.signed',
  data: signature,
});

/** What was changed while somebody was at the operator has to be read and signed anew; a signature without a text is from before texts had hashes. */
export const isStaleText = (signed: string | null | undefined, current: string): boolean =>
  typeof signed === 'string' && signed !== current;

/** A signature under another text than the others have signed is none. */
export const isSameText = ({ text }: OrderState, signed: string | undefined): boolean =>
  text === null || signed === undefined || signed === text;
