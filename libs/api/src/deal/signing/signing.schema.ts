import * as v from 'valibot';
import { OrderContractSchema } from '../contract-text/contract-text.schema.ts';

/** A contract as somebody reads it who was invited to sign. */
export const InvitationSchema = v.object({
  /** Who is invited: «Павел Савельев». */
  name: v.string(),
  /** Who invites: «Марина Савельева». */
  buyer: v.string(),
  /** Contracts in the order of the lots: one of each. */
  texts: v.array(v.pick(OrderContractSchema, ['text', 'hash', 'check'])),
  /** Of all texts: what `Signing.Sign` takes. */
  hash: v.string(),
  imitated: v.boolean(),
  /** ISO instant until which the link opens. */
  expires_at: v.string(),
  /** `open`: to be signed; `signed` by the invited; `stopped`: the order does not go on, or waits for something else. */
  state: v.picklist(['open', 'signed', 'stopped']),
});

export type Invitation = v.InferOutput<typeof InvitationSchema>;
