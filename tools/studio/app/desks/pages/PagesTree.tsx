import { useState } from 'react';
import { Link } from 'react-router';
import type { PageRow } from './editing/page.ts';
import { STATES } from './editing/page.ts';
import styles from './Pages.module.css';

/** Pages by their addresses, each as deep as it stands. */
export function PagesTree({ pages, current }: { pages: readonly PageRow[]; current: string }) {
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const found = pages.filter(({ path, title }) =>
    `${title} ${path}`.toLowerCase().includes(sought),
  );
  return (
    <nav className={styles.tree} aria-label="Дерево страниц">
      <input
        type="search"
        aria-label="Найти страницу"
        placeholder="Найти страницу"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul>
        {found.map(({ path, title, state, changed }) => (
          <li key={path} data-depth={Math.min(path.split('/').length - 1, 3)}>
            <Link
              to={`/pages?path=${encodeURIComponent(path)}`}
              aria-current={path === current ? 'page' : undefined}
              title={path}
            >
              <span>{title}</span>
              {(changed || state !== 'published') && (
                <small>{changed && state === 'published' ? 'правки' : STATES[state]}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
