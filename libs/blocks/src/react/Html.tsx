import { createElement, type ReactNode } from 'react';
import styles from './Html.module.css';
import { tableHeads } from '../core/html/table-heads.ts';
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

/** Names of the columns of the table around, where it has them. */
type Heads = readonly string[] | null;

function nodes(tree: HtmlTree, heads: Heads = null): ReactNode[] {
  return tree.map((node) => (typeof node === 'string' ? node : element(node, heads)));
}

function element(node: HtmlElement, heads: Heads): ReactNode {
  const { tag, attributes, children = [] } = node;
  if (tag === 'table') return table(node);
  if (tag === 'tr' && heads) return createElement(tag, attributes, ...cells(children, heads));
  return createElement(tag, attributes, ...nodes(children, tag === 'thead' ? null : heads));
}

function table(node: HtmlElement): ReactNode {
  const { attributes, children = [] } = node;
  const heads = tableHeads(node);
  return (
    <ScrollBox label={captionOf(children)}>
      {createElement(
        'table',
        { ...attributes, 'data-rows': heads ? '' : undefined },
        ...nodes(children, heads),
      )}
    </ScrollBox>
  );
}

/** Cells of a row, each with the name of its column for a phone. */
function cells(row: HtmlTree, heads: readonly string[]): ReactNode[] {
  let column = 0;
  return row.map((cell) => {
    if (typeof cell === 'string') return cell;
    const { tag, attributes, children = [] } = cell;
    const label = heads[column++];
    // One box for whatever the cell holds: it stands beside the name.
    const held = createElement('div', null, ...nodes(children));
    return createElement(tag, { ...attributes, 'data-label': label }, held);
  });
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
