import type { ContentTag } from '@m30/ui-kit/content-html';

/**
 * What a trigger in a text may tell its modal. The modals trust none of it: frames and videos come from allowed hosts
 * alone, HTML is cleaned again. `data-url`, which says where a form is sent, stays with the editors of blocks.
 */
export const modalData = [
  ...['data-title', 'data-lead', 'data-html', 'data-src', 'data-embed', 'data-captions'],
  ...['data-pictures', 'data-index', 'data-id', 'data-element', 'data-objects', 'data-object-id'],
  ...['data-apartment-guid'],
] as const;

/** Attributes as React spells them; `parseHtml` is the only place that writes them. */
export interface HtmlAttributes extends Partial<Record<(typeof modalData)[number], string>> {
  href?: string;
  rel?: 'noopener noreferrer';
  target?: '_blank';
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  loading?: 'lazy';
  title?: string;
  start?: number;
  type?: 'button';
  colSpan?: number;
  rowSpan?: number;
  scope?: 'row' | 'col';
  'data-modal-trigger'?: string;
}

export interface HtmlElement {
  tag: ContentTag;
  attributes?: HtmlAttributes;
  children?: HtmlTree;
}

/**
 * Cleaned HTML as plain data: a string is text, an object an element. The server makes it once, the
 * page carries it as JSON, and both sides render the same tree, so there is nothing to disagree on.
 */
export type HtmlTree = readonly (string | HtmlElement)[];

/** The words of a tree without its markup. */
export function textOf(tree: HtmlTree): string {
  return tree
    .map((node) => (typeof node === 'string' ? node : textOf(node.children ?? [])))
    .join('');
}
