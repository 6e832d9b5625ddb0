import { Link } from 'react-router';
import { Search } from './Search.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  /** Released versions with the addresses of their sites, the newest first. */
  versions: readonly { version: string; href: string }[];
}

/** Name of the site, search, version and theme. */
export function Header({ versions }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.name}>
        <b>m30</b> packages
      </Link>
      <Search />
      <label className={styles.version}>
        <span aria-hidden="true">Version</span>
        <select aria-label="Version" onChange={({ target }) => location.assign(target.value)}>
          {versions.map(({ version, href }) => (
            <option key={version} value={href}>
              {version}
            </option>
          ))}
        </select>
      </label>
      <ThemeButton />
    </header>
  );
}
