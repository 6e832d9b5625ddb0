import { createElement, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import type { HtmlNode } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';
import styles from './ServerHtml.module.css';

/** Other props and `ref` go to the root. */
export interface ServerHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML of any origin: what is not on the allow-list is dropped, and its words are kept. */
  html: string;
}

/**
 * HTML as React elements of an allow-list. Server and browser render the same elements: the markup is read without
 * a document, and no string of it ever reaches one, so pages with Trusted Types need no policy for it.
 */
export function ServerHtml({ html, className, ...rest }: ServerHtmlProps) {
  const content = useMemo(() => parseHtml(html).map(draw), [html]);
  return (
    <div {...rest} className={cx(styles.html, className)}>
      {content}
    </div>
  );
}

function draw(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, external, children } = node;
  return createElement(
    tag,
    { key, href, ...(external && { target: '_blank', rel: 'noopener noreferrer' }) },
    ...children.map(draw),
  );
}
