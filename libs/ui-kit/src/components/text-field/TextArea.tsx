import { useId, useState, type ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { controlClass, Field, type FieldOwnProps } from '../field/Field.tsx';
import styles from './TextField.module.css';

/**
 * Other props, `ref` and `id` go to the `<textarea>`, className to the root.
 * With `maxLength` it counts, «25 из 300».
 */
export interface TextAreaProps extends FieldOwnProps, ComponentProps<'textarea'> {}

/** Several lines of text with their label above. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const { maxLength, value } = rest;
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const count = value === undefined ? typed : String(value).length;
  const described = cx(maxLength !== undefined && counterId, describedBy) || undefined;
  return (
    <Field {...{ label, hint, error, id, className }} describedBy={described}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            className={cx(controlClass, styles.area)}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
          />
          {maxLength !== undefined && (
            <span id={counterId} className={styles.counter}>
              {count} из&nbsp;{maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
