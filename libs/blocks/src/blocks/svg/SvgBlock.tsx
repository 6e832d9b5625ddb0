import { createElement, type ReactNode } from 'react';
import type { SvgTree } from '../../core/svg/svg-tree.ts';
import styles from './SvgBlock.module.css';
import type { SvgProps } from './svg.schema.ts';

/** A drawing that takes the colours of its ground where it says so. */
export function SvgBlock({ svg, title, caption, size }: SvgProps) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        style={{ maxWidth: size }}
        viewBox={svg.viewBox}
        {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
        fill="currentColor"
      >
        {draw(svg.shapes)}
      </svg>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function draw(tree: SvgTree): ReactNode[] {
  return tree.map((node, key) =>
    typeof node === 'string'
      ? node
      : createElement(node.tag, { key, ...node.attributes }, ...draw(node.children ?? [])),
  );
}
