import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LinkSchema, MenuItemSchema } from '../../shared/link.schema.ts';

/** A column of the footer: a title with an optional link, blocks with captions and link lists. */
export const FooterSectionSchema = v.object({
  label: v.string(),
  link: v.optional(v.string()),
  blocks: v.array(v.object({ caption: v.optional(v.string()), elements: v.array(LinkSchema) })),
});

export const SiteTemplateSchema = v.object({
  /** Name of the brand as the logo says it. */
  logo: v.string(),
  tagline: v.object({ main: v.string(), additional: v.string() }),
  phone: v.object({ value: v.string() }),
  email: v.string(),
  address: v.object({ value: v.string(), caption: v.string() }),
  copyright: v.string(),
  privacy_policy: LinkSchema,
  /** Main menu: the store's sections. */
  menu_main: v.array(MenuItemSchema),
  /** Menu above the main one. */
  menu_header: v.array(MenuItemSchema),
  menu_footer: v.array(FooterSectionSchema),
  social: v.array(v.object({ icon: v.string(), label: v.string(), link: v.string() })),
  basket: v.object({ count: v.number() }),
  compare: v.object({ count: v.number() }),
  /** Link of «Центр современного строительства»; `null` hides it. */
  center: v.nullable(v.string()),
  /** Further legal line of the footer. */
  legal: v.optional(v.string()),
  legal_link: v.optional(LinkSchema),
  /** Address of a PDF on how to log in; without one the login form has no link to it. */
  instruction: v.optional(v.string()),
});

export type SiteTemplate = v.InferOutput<typeof SiteTemplateSchema>;

/** Gives the site's header, menus, footer and counters. */
export const getTemplate = defineMethod({
  name: 'Content.GetTemplate',
  verb: 'POST',
  summary: 'Gives the header, menus, footer and counters of the site',
  input: NothingSchema,
  result: SiteTemplateSchema,
});
