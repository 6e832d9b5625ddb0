/** Elements that HTML of a server may consist of; of every other one at most the words remain. */
export const allowedTags = [
  'p',
  'h3',
  'ul',
  'ol',
  'li',
  'br',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
] as const;

/** Name of an allowed element. */
export type AllowedTag = (typeof allowedTags)[number];

/** An allowed element; only `a` has attributes. */
export interface HtmlElement {
  tag: AllowedTag;
  href?: string;
  /** The address leads to another site. */
  external?: boolean;
  children: HtmlNode[];
}

/** Something to render: text or an element. */
export type HtmlNode = string | HtmlElement;
