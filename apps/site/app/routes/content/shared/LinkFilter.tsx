import styles from './LinkFilter.module.css';

/** One choice of a {@link LinkFilter}. */
export interface LinkChoice {
  label: string;
  href: string;
  /** How many entries it leaves. */
  count?: number | undefined;
  current: boolean;
}

/** Choices of one kind above a list, each an address of its own, so that a filter works without script. */
export function LinkFilter({ label, choices }: { label: string; choices: readonly LinkChoice[] }) {
  if (choices.length < 3) return null;
  return (
    <nav className={styles.filter} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {name}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
