import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LinkSchema, MenuItemSchema } from '../../shared/link.schema.ts';

/** A block of the account footer; the one with `logout` ends the session. */
export const AccountFooterBlockSchema = v.object({
  label: v.string(),
  link: v.optional(v.string()),
  elements: v.array(LinkSchema),
  logout: v.optional(v.boolean()),
});

/** A section of the account; `starts` draws a line above it. */
export const AccountMenuItemSchema = v.object({
  ...MenuItemSchema.entries,
  starts: v.optional(v.boolean()),
});

export const AccountTemplateSchema = v.object({
  tagline: v.object({ main: v.string(), additional: v.string() }),
  phone: v.object({ value: v.string(), caption: v.string() }),
  address: v.object({ value: v.string(), caption: v.string() }),
  email: v.string(),
  logo: v.string(),
  copyright: v.string(),
  privacy_policy: v.object({ label: v.string(), link: v.string(), text: v.string() }),
  /** Sections of the account, the most needed ones first. */
  menu_header: v.array(AccountMenuItemSchema),
  menu_footer: v.array(AccountFooterBlockSchema),
  social: v.array(v.object({ icon: v.string(), label: v.string(), link: v.string() })),
  /** Address of a PDF on how to log in; without one the login form has no link to it. */
  instruction: v.optional(v.string()),
});

export type AccountTemplate = v.InferOutput<typeof AccountTemplateSchema>;

/** Gives the header, menus and footer of the account. */
export const getAccountTemplate = defineMethod({
  name: 'LK.GetTemplate',
  verb: 'POST',
  summary: 'Gives the header, menus and footer of the account',
  input: NothingSchema,
  result: AccountTemplateSchema,
});
