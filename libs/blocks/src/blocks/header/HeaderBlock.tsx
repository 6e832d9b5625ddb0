import type { CSSProperties } from 'react';
import { usePage } from '../../react/page-context.ts';
import styles from './HeaderBlock.module.css';
import type { HeaderProps } from './header.schema.ts';

/** A heading between the parts of a page. */
export function HeaderBlock({ tag, text, color }: HeaderProps) {
  const { titled = true } = usePage();
  const Heading = tag === 'h1' && titled ? 'h2' : tag;
  const own = typeof color === 'object' ? color : null;
  return (
    <Heading
      className={styles.header}
      data-color={own ? 'own' : color}
      style={own ? coloursOf(own) : undefined}
    >
      {text}
    </Heading>
  );
}

const coloursOf = ({ light, deep }: { light: string; deep: string }) =>
  ({ '--m30-own-light': light, '--m30-own-deep': deep }) as CSSProperties;
