import type { ContentTag, triggerData } from '@m30/ui-kit/content-html';

/** Attributes as React spells them; `parseHtml` is the only place that writes them. */
export interface HtmlAttributes extends Partial<Record<(typeof triggerData)[number], string>> {
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
