import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { FieldNotes } from '../field/Field.tsx';
import styles from './Checkbox.module.css';

/** Other props and `ref` go to the `<input>`, className to the root. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /**
   * Several boxes or one of a group by `name`.
   * @default 'checkbox'
   */
  type?: 'checkbox' | 'radio' | undefined;
  /** Help under the box. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the box invalid. */
  error?: ReactNode;
}

/** A box to tick, or one of several with `type="radio"`; the whole line is the tap target. */
export function Checkbox({
  children,
  type = 'checkbox',
  hint,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  const describedBy = cx(
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
    rest['aria-describedby'],
  );
  return (
    <div className={cx(styles.root, className)}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type={type}
          className={styles.box}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldNotes hint={hint} error={error} hintId={`${id}-hint`} errorId={`${id}-error`} />
    </div>
  );
}
