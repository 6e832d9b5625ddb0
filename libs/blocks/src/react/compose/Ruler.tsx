import type { CSSProperties, MouseEvent } from 'react';
import { formatCount } from '@m30/ui-kit/format';
import type { Contents } from '../../core/compose/contents.ts';
import styles from './Ruler.module.css';
import { useCurrent } from './use-current.ts';

const COUNTED = {
  steps: ['шага', 'шагов', 'шагов'],
  parts: ['раздела', 'разделов', 'разделов'],
} as const;

/** Contents of a guide as a ruler that stays in sight; the meridian moves to what is being read. On a phone a line that opens. */
export function Ruler({ contents: { kind, items } }: { contents: Contents }) {
  const current = useCurrent(items);
  const links = items.map(({ anchor, name }, index) => (
    <li key={anchor}>
      <a href={`#${anchor}`} aria-current={index === current ? 'step' : undefined} onClick={close}>
        <b>{index + 1}</b> <span>{name}</span>
      </a>
    </li>
  ));
  const style = { '--m30-count': items.length, '--m30-at': current } as CSSProperties;
  return (
    <nav
      className={styles.ruler}
      style={style}
      aria-label={kind === 'steps' ? 'Шаги' : 'Разделы'}
      data-layer="anchors"
    >
      <ol className={styles.marks}>{links}</ol>
      <details className={styles.line} name="contents">
        <summary>
          <b>
            {current + 1}. {items[current]?.name}
          </b>{' '}
          <span>из {formatCount(items.length, COUNTED[kind])}</span>
        </summary>
        <ol>{links}</ol>
      </details>
    </nav>
  );
}

/** What has been chosen is read: the list closes over it. */
function close({ currentTarget }: MouseEvent) {
  currentTarget.closest('details')?.removeAttribute('open');
}
