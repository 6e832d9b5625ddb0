import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type MiniSearch from 'minisearch';
import type { FoundPage, IndexedPage } from '../../../src/pages/search-options.ts';
import { BASE } from '../../document/base.ts';
import styles from './Header.module.css';

/** Pages by their words; the index is fetched when the field is first focused, and works offline from then on. */
export function Search() {
  const index = useRef<Promise<MiniSearch<IndexedPage>>>(undefined);
  const [found, setFound] = useState<readonly FoundPage[]>();
  const field = useRef<HTMLInputElement>(null);
  const load = () => (index.current ??= loadIndex());
  const ask = async (query: string) => {
    const pages = await load();
    // An answer to what was typed before is late.
    if (field.current?.value !== query) return;
    setFound(
      query.trim() ? (pages.search(query).slice(0, 12) as unknown as FoundPage[]) : undefined,
    );
  };
  const close = () => setFound(undefined);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    field.current?.focus();
  };
  return (
    // Escape closes the results wherever the focus is among them.

    <search className={styles.search} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="search"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        onFocus={() => void load()}
        onChange={({ target }) => void ask(target.value)}
      />
      <p role="status" className="visually-hidden">
        {found && `${found.length} found`}
      </p>
      {found && (
        <ul className={styles.found}>
          {found.length === 0 && <li className={styles.nothing}>Nothing found</li>}
          {found.map(({ path, title, section, summary }) => (
            <li key={path}>
              <Link to={path} onClick={close}>
                <b>{title}</b> <small>{section}</small>
                <span>{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

async function loadIndex(): Promise<MiniSearch<IndexedPage>> {
  const [{ default: MiniSearchClass }, { SEARCH_OPTIONS }, answer] = await Promise.all([
    import('minisearch'),
    import('../../../src/pages/search-options.ts'),
    fetch(`${BASE}search.json`),
  ]);
  return MiniSearchClass.loadJSON<IndexedPage>(await answer.text(), SEARCH_OPTIONS);
}
