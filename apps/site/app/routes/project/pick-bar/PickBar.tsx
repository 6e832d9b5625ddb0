import type { ReactNode, Ref } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import styles from './PickBar.module.css';

export interface PickBarProps {
  title: ReactNode;
  /** Latitude and longitude. */
  coordinate: readonly [number, number];
  /** Other ways to choose; the one without an address is the present one. */
  ways: readonly { title: string; href: string | null }[];
  /** The way out: what it does, spoken, and where it leads. */
  close: { label: string; href: string };
  heading?: Ref<HTMLHeadingElement>;
}

/** What is looked at, other ways to look at it, and the way out; stands in line with the header. */
export function PickBar({ title, coordinate, ways, close, heading }: PickBarProps) {
  return (
    <div className={styles.bar}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <span className={styles.place}>
        <Coordinate value={[coordinate[0], coordinate[1]]} />
      </span>
      <nav className={styles.ways} aria-label="Способ выбора">
        {ways.map(({ title: way, href }) =>
          href === null ? (
            <span key={way} aria-current="true">
              {way}
            </span>
          ) : (
            <a key={way} href={href}>
              {way}
            </a>
          ),
        )}
      </nav>
      <IconButton
        className={styles.close}
        label={close.label}
        icon="close"
        iconSize={24}
        href={close.href}
      />
    </div>
  );
}
