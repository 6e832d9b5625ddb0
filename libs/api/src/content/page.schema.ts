import * as v from 'valibot';
import { requiredText } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { BrandSchema } from './brand.schema.ts';
import { LinkSchema, MenuItemSchema } from './link.schema.ts';

/** A content block is opaque here: the blocks library parses each where it is rendered. */
export const OpaqueBlockSchema = v.looseObject({ type: v.string() });

/** How the blocks of a page are laid out: a story, an order of actions, a promise with one action. */
const ComposeSchema = v.picklist(['editorial', 'guide', 'landing']);

export const ContentPageSchema = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  indexable: v.boolean(),
  /** Shown where the page is shared. */
  picture: v.optional(v.nullable(PictureSchema)),
  /** Without it, what fits the blocks. */
  compose: v.optional(ComposeSchema),
  blocks: v.array(OpaqueBlockSchema),
});

/** Path of a page, with or without a trailing slash. */
export const contentPath = v.pipe(requiredText(300), v.startsWith('/'));

export const OfficeSchema = v.object({
  alias: v.string(),
  title: v.string(),
  address: v.string(),
  /** Latitude, longitude in degrees. */
  coordinate: v.tuple([v.number(), v.number()]),
  phone: v.string(),
  /** Opening hours, a line each. */
  working: v.array(v.object({ text: v.string() })),
  notification: v.array(v.string()),
  picture: v.nullable(PictureSchema),
});

/** A block of the account footer; the one with `logout` ends the session. */
const AccountFooterBlockSchema = v.object({
  label: v.string(),
  link: v.optional(v.string()),
  elements: v.array(LinkSchema),
  logout: v.optional(v.boolean()),
});

/** A section of the account; `starts` draws a line above it. */
const AccountMenuItemSchema = v.object({
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
  brand: v.optional(BrandSchema),
});
