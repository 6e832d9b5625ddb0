import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './PicturePair.module.css';

/** Other props go to the root. */
export interface PicturePairProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Pictures of one camera, so that they lie on each other. */
  left: ReactNode;
  /** The picture at the right. */
  right: ReactNode;
  /** What stands in the upper corners. */
  leftPlate: ReactNode;
  /** What the right picture is called upon it. */
  rightPlate: ReactNode;
  /** What the pictures are, always in sight: «Визуализация, не\u00a0фотография». */
  note: ReactNode;
  /** Name of the border between them, spoken. */
  borderLabel: string;
  /** Says how much of the left picture is seen; `share` in per cent. */
  describe: (share: number) => string;
}

/** Per cent of the width that the left picture takes, at least and at most. */
const [LEAST, MOST] = [4, 96];

interface Divided extends CSSProperties {
  '--m30-share': string;
}

/** Two pictures of one camera over each other, with a meridian between that is moved by hand or by the arrow keys. */
export function PicturePair({
  left,
  right,
  leftPlate,
  rightPlate,
  note,
  borderLabel,
  describe,
  className,
  style,
  ...rest
}: PicturePairProps) {
  const [share, setShare] = useState(50);
  const divided: Divided = { '--m30-share': `${share}%`, ...style };
  return (
    <div {...rest} className={cx(styles.pair, className)} style={divided}>
      <div className={styles.layer}>{right}</div>
      <div className={cx(styles.layer, styles.left)}>{left}</div>
      <div className={styles.plate}>{leftPlate}</div>
      <div className={styles.plate}>{rightPlate}</div>
      <p className={styles.note}>{note}</p>
      <input
        type="range"
        min={LEAST}
        max={MOST}
        step={2}
        value={share}
        aria-label={borderLabel}
        aria-valuetext={describe(share)}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
    </div>
  );
}
