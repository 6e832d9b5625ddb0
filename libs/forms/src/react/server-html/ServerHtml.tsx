import { createElement, useMemo, type ReactNode } from 'react';
import { parseServerHtml, type HtmlNode } from './parse-server-html.ts';

/** Renders HTML of the server through an allow-list of elements; only in the browser, after an answer. */
export function ServerHtml({ html }: { html: string }) {
  return useMemo(() => parseServerHtml(html).map(draw), [html]);
}

function draw(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  return createElement(tag, { key, href }, ...children.map(draw));
}
