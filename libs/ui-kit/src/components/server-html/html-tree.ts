import type { ContentTag } from '../../content-html/content-tags.ts';

/** Of the elements of a text those that a short answer of the server consists of; of every other one at most the words remain. */
export const allowedTags = [
  ...['p', 'h3', 'ul', 'ol', 'li', 'br', 'a'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
] as const satisfies readonly ContentTag[];

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
