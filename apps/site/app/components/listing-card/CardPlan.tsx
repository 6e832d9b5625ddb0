import { classes } from './classes.ts';
import styles from './ListingCard.module.css';

export interface CardPlanProps {
  src: string;
  alt: string;
  /** @default false */
  mirrored?: boolean;
  /**
   * Loads the plan at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
  className?: string | undefined;
}

export function CardPlan({ src, alt, mirrored = false, eager = false, className }: CardPlanProps) {
  return (
    <img
      className={classes(styles.plan, className)}
      data-mirrored={mirrored || undefined}
      data-drawing=""
      src={src}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
