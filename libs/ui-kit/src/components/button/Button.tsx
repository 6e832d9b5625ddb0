import { Action, type ActionProps } from '../../react/Action.tsx';
import { cx } from '../../core/cx.ts';
import styles from './Button.module.css';

/** Other props go to the `<button>` or, with `href`, to the `<a>`. */
export type ButtonProps = ActionProps & {
  /**
   * Weight of the action; one primary a screen, `light` on photographs and deep ground.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'light' | undefined;
  /**
   * Height: 44, 52 or 60 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Takes the whole width of its container.
   * @default false
   */
  wide?: boolean | undefined;
  /**
   * Shows a running line in place of the text and refuses further presses.
   * @default false
   */
  loading?: boolean | undefined;
};

/** The main way to act; a link when it has `href`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  loading = false,
  className,
  ...rest
}: ButtonProps) {
  return (
    <Action
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse })}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
    />
  );
}

// `disabled` would throw the focus away while the answer is awaited.
function refuse(event: { preventDefault: () => void }) {
  event.preventDefault();
}
