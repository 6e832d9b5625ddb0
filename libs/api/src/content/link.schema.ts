import * as v from 'valibot';

/** One link of a menu; an item with an icon opens in a new tab. */
export const MenuItemSchema = v.object({
  label: v.string(),
  link: v.string(),
  icon: v.optional(v.string()),
});

export const LinkSchema = v.object({ label: v.string(), link: v.string() });
