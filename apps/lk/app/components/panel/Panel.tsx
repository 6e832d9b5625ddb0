import { useId, type ReactNode } from 'react';
import { ArrowLink } from '@m30/ui-kit/link';
import styles from './Panel.module.css';

export interface PanelProps {
  title: ReactNode;
  /** Where all of it stands. */
  more?: { label: string; href: string } | undefined;
  /** What stands opposite the title instead of a link: a button, a mark. */
  aside?: ReactNode;
  /** @default 'h2' */
  heading?: 'h2' | 'h3' | undefined;
  children: ReactNode;
}

/** One part of an account page with its heading, and the way to the whole. */
export function Panel({ title, more, aside, heading: Heading = 'h2', children }: PanelProps) {
  const id = useId();
  // A part of a part, which stands on the page many times, is no landmark.
  const landmark = Heading === 'h2';
  const Part = landmark ? 'section' : 'div';
  return (
    <Part className={styles.panel} aria-labelledby={landmark ? id : undefined}>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {more && <ArrowLink href={more.href}>{more.label}</ArrowLink>}
        {aside}
      </div>
      {children}
    </Part>
  );
}
