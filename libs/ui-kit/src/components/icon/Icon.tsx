import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { paths } from './paths.ts';
import styles from './Icon.module.css';

/** Name of an icon of the set. */
export type IconName = keyof typeof paths;

/** Every icon name, for catalogues and checks of content. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths);

/** Other props go to the `<svg>`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Which icon. */
  name: IconName;
  /**
   * Side in CSS pixels.
   * @default 20
   */
  size?: number | undefined;
}

/** A stroke icon in the colour of the text; decorative, its meaning stands in words beside it. */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      {...rest}
      className={cx(styles.icon, className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
