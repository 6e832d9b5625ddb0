import styles from './Header.module.css';
import type { HeaderProps } from './header.schema.ts';

/** A heading between the parts of a page. */
export function Header({ tag: Heading, text, color }: HeaderProps) {
  return (
    <Heading className={styles.header} data-color={color}>
      {text}
    </Heading>
  );
}
