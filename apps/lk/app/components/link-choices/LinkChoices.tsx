import styles from './LinkChoices.module.css';

/** One choice: an address of its own. */
interface LinkChoice {
  label: string;
  href: string;
  /** How many entries it leaves. */
  count?: number | undefined;
  current: boolean;
}

export interface LinkChoicesProps {
  /** What is being chosen, spoken before the links. */
  label: string;
  choices: readonly LinkChoice[];
}

/** Choices above a list as links in a row, so that they work without script; phones scroll the row. */
export function LinkChoices({ label, choices }: LinkChoicesProps) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ label: name, href, count, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </a>
      ))}
    </nav>
  );
}
