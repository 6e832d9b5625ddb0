import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

/** Class of a control's box: height, border, focus and error look; state comes from attributes. */
export const controlClass = styles.control;

/** What surrounds every control. */
export interface FieldOwnProps {
  /** Words above the control. */
  label: ReactNode;
  /** Help under the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: ReactNode;
}

/** Attributes that bind a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Other props and `ref` go to the root, `id` to the control. */
export interface FieldProps extends FieldOwnProps, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /**
   * Id of the control.
   * @default a generated one
   */
  id?: string | undefined;
  /** Further ids that describe the control. */
  describedBy?: string | undefined;
  /** Renders the control with the attributes it needs. */
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error in their places; build your own controls inside it. */
export function Field({
  label,
  hint,
  error,
  id,
  className,
  describedBy,
  children,
  ...rest
}: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  return (
    <div {...rest} className={cx(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={control}>
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': cx(hint ? hintId : '', error ? errorId : '', describedBy) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}

/** Hint and error under a control, for controls that draw their own label. */
export function FieldNotes({
  hint,
  error,
  hintId,
  errorId,
}: {
  hint?: ReactNode;
  error?: ReactNode;
  hintId: string;
  errorId: string;
}) {
  return (
    <>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={errorId}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </span>
      )}
    </>
  );
}
