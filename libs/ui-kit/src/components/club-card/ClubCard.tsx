import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { Graticule } from '../graticule/Graticule.tsx';
import styles from './ClubCard.module.css';

/** Other props go to the root. */
export interface ClubCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the card. */
  title: string;
  /** Address of a picture under the words; without it the net of the map is drawn. */
  img?: string | null | undefined;
  /** What the card gives: «7 %» and on what; a card may give nothing. */
  discount?: { value: string; caption?: string | undefined } | null | undefined;
  /**
   * Ground: three ranks from light to dark; a picture is always on `deep`.
   * @default 'deep'
   */
  rank?: 'paper' | 'water' | 'deep' | undefined;
}

/** A resident's club card with its discount, in the proportions of a bank card. */
export function ClubCard({
  title,
  img,
  discount,
  rank = 'deep',
  className,
  ...rest
}: ClubCardProps) {
  return (
    <div {...rest} className={cx(styles.card, className)} data-rank={img ? 'deep' : rank}>
      {img ? (
        <img className={styles.picture} src={img} alt="" loading="lazy" />
      ) : (
        <Graticule className={styles.net} strokeWidth={2} />
      )}
      <p>{title}</p>
      {discount && (
        <p>
          <b className={styles.value}>{discount.value}</b>{' '}
          {discount.caption && <span>{discount.caption}</span>}
        </p>
      )}
    </div>
  );
}
