import { createElement, type ReactNode } from 'react';
import styles from './Html.module.css';
import { textOf, type HtmlElement, type HtmlTree } from '../core/html/html-tree.ts';

export interface HtmlProps {
  /** What `parseHtml` made of the server's HTML. */
  tree: HtmlTree;
}

/** Shows cleaned HTML as running text; wide tables scroll inside themselves. */
export function Html({ tree }: HtmlProps) {
  // Spread children have their place for a key; an array would ask for keys.
  return createElement('div', { className: styles.prose }, ...nodes(tree));
}

function nodes(tree: HtmlTree): ReactNode[] {
  return tree.map((node) => (typeof node === 'string' ? node : element(node)));
}

function element(node: HtmlElement): ReactNode {
  const { tag, attributes, children = [] } = node;
  const drawn = createElement(tag, attributes, ...nodes(children));
  return tag === 'table' ? <ScrollBox label={captionOf(children)}>{drawn}</ScrollBox> : drawn;
}

/** Keyboards scroll what has focus, so the box of a wide table is a stop with a name. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

function captionOf(children: HtmlTree): string {
  const caption = children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  return (caption && textOf([caption]).trim()) || 'Таблица';
}
