import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { controlClass, Field, type FieldOwnProps } from '../field/Field.tsx';
import styles from './TextField.module.css';

/** Props of {@link TextArea}; the rest, `ref` and `id` go to the `<textarea>`, className to the root. */
export interface TextAreaProps extends FieldOwnProps, ComponentProps<'textarea'> {}

/** Several lines of text with their label above. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className, describedBy }}>
      {(control) => <textarea {...rest} {...control} className={cx(controlClass, styles.area)} />}
    </Field>
  );
}
