import styles from './Portrait.module.css';

/** Who is responsible; without a name nobody is yet. */
export interface PortraitProps {
  /** Full name of a member of the staff; `null` draws the dashed square of nobody. */
  name: string | null;
  /**
   * Side in CSS pixels.
   * @default 22
   */
  size?: 22 | 28 | 36;
}

/** A square with a person's initials; its name is spoken. */
export function Portrait({ name, size = 22 }: PortraitProps) {
  return (
    <span
      role="img"
      aria-label={name ?? 'Никто не назначен'}
      title={name ?? 'Никто не назначен'}
      className={styles.portrait}
      data-size={size}
      data-nobody={name === null || undefined}
    >
      {name && initialsOf(name)}
    </span>
  );
}

/** First letters of the first two words: «Сафина Дарья» is «СД». */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
