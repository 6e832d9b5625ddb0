import { Action, type ActionProps } from '../../react/Action.tsx';
import { cx } from '../../core/cx.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './IconButton.module.css';

/** Other props go to the `<button>` or, with `href`, to the `<a>`. */
export type IconButtonProps = ActionProps & {
  /** What pressing does, spoken; with a count the number belongs into it: «Корзина, 2 лота». */
  label: string;
  /** The picture of the action. */
  icon: IconName;
  /**
   * Side of the icon in CSS pixels; the tap target is 44 px all the same.
   * @default 20
   */
  iconSize?: number | undefined;
  /** Number in the bubble; 0 and undefined show none. */
  count?: number | undefined;
  /**
   * Renders the border of a control, for an icon that stands alone.
   * @default false
   */
  bordered?: boolean | undefined;
};

/** An action known by its icon, 44 × 44 px; a link when it has `href`. */
export function IconButton({
  label,
  icon,
  iconSize = 20,
  count,
  bordered = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Action
      {...rest}
      className={cx(styles.button, className)}
      aria-label={label}
      data-bordered={bordered || undefined}
    >
      <Icon name={icon} size={iconSize} />
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
      {children}
    </Action>
  );
}
