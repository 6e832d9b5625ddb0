import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Meridian.module.css';

/** Other props go to the root; the scale it lies in is positioned. */
export interface MeridianProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Where one is: per cent of the scale from its left end. Left out where an item of the scale says so. */
  at?: number | undefined;
  /**
   * Which side of the item named `anchor-name: --m30-here` it lies along; the scale says `anchor-scope: --m30-here`.
   * Browsers without anchors show nothing: there the item has a line of its own.
   */
  side?: 'under' | 'beside' | undefined;
}

/** The place for the style sheet. */
interface Placed extends CSSProperties {
  '--m30-at'?: number;
}

/** The line of a scale that goes to where one is: a month, a floor, a step, a part of the page. Words say the same beside it. */
export function Meridian({ at, side, className, style, ...rest }: MeridianProps) {
  const placed: Placed = at === undefined ? { ...style } : { '--m30-at': at, ...style };
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.meridian, className)}
      style={placed}
      data-side={side}
    />
  );
}
