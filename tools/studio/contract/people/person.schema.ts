import * as v from 'valibot';
import { RoleSchema } from '../core/schemas.ts';

/** A member of the staff. */
export const PersonSchema = v.object({
  guid: v.string(),
  email: v.string(),
  last_name: v.string(),
  name: v.string(),
  role: RoleSchema,
});

export type Person = v.InferOutput<typeof PersonSchema>;

/** How far somebody has come in: nobody, a password without its second factor, one that is still to be set up, all of it. */
export const StageSchema = v.picklist(['guest', 'second_factor', 'setup', 'full']);

/** A login that has not ended. */
export const SessionSchema = v.object({
  guid: v.string(),
  /** «Chrome, Windows». */
  device: v.string(),
  phone: v.boolean(),
  /** ISO instants. */
  created_at: v.string(),
  last_seen_at: v.string(),
  /** The one that asks. */
  own: v.boolean(),
});
