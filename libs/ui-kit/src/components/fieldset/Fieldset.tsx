import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { FieldNotes } from '../field/Field.tsx';
import styles from './Fieldset.module.css';

/** Other props and `ref` go to the `<fieldset>`. */
export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** What the controls have in common. */
  legend: ReactNode;
  /**
   * `label` is as small as the label of a field, `heading` opens a part of a form.
   * @default 'heading'
   */
  size?: 'label' | 'heading' | undefined;
  /** Help under the controls. */
  hint?: ReactNode;
  /** What is wrong with the group and what to do. */
  error?: ReactNode;
}

/** Controls that belong together, under their common name. */
export function Fieldset({
  legend,
  size = 'heading',
  hint,
  error,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldsetProps) {
  const generated = useId();
  const base = id ?? generated;
  const notes = { hintId: `${base}-hint`, errorId: `${base}-error` };
  return (
    <fieldset
      {...rest}
      id={base}
      className={cx(styles.fieldset, className)}
      aria-describedby={
        cx(hint ? notes.hintId : '', error ? notes.errorId : '', describedBy) || undefined
      }
      data-size={size}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldNotes hint={hint} error={error} {...notes} />
    </fieldset>
  );
}
