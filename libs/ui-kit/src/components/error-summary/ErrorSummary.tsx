import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

/** One thing that is wrong. */
export interface SummaryError {
  /** Id of the control; without it the message is no link. */
  field?: string | undefined;
  message: string;
}

/** Other props and `ref` go to the root. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** What is wrong, in the order of the form; nothing is rendered for none. */
  errors: readonly SummaryError[];
  /**
   * Heading above the errors.
   * @default 'Проверьте форму'
   */
  title?: string | undefined;
}

/** What is wrong with a form, above it: takes the focus when one is new, and leads to each field. */
export function ErrorSummary({
  errors,
  title = 'Проверьте форму',
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const filled = useMergedRef(root, ref);
  const announced = useRef<readonly string[]>([]);

  useEffect(() => {
    const keys = errors.map(({ field, message }) => `${field}:${message}`);
    // An error that goes while its field is being typed leaves the focus where it is.
    if (keys.some((key) => !announced.current.includes(key))) root.current?.focus();
    announced.current = keys;
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div
      {...rest}
      ref={filled}
      className={cx(styles.summary, className)}
      role="alert"
      tabIndex={-1}
    >
      <p className={styles.title}>
        <Icon name="warning" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field ? (
              <a className={styles.link} href={`#${field}`} onClick={focusField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A jump to an anchor alone does not put the caret into a field, nor keeps its label in sight. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  (label ?? field).scrollIntoView?.({ block: 'nearest' });
  const control = field.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
}
