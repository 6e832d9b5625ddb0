import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { controlClass, Field, type FieldOwnProps } from '../field/Field.tsx';
import styles from './TextField.module.css';

/** Other props, `ref` and `id` go to the `<input>`, className to the root. */
export interface TextFieldProps extends FieldOwnProps, Omit<ComponentProps<'input'>, 'ref'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** A second handle on the `<input>`, for libraries that mask it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Something inside the box at its end: a unit, a button that shows the password. */
  after?: ReactNode;
}

/** One line of text with its label above. */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  ref,
  inputRef,
  after,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: TextFieldProps) {
  const input = useMergedRef(inputRef, ref);
  return (
    <Field {...{ label, hint, error, id, className, describedBy }}>
      {(control) => (
        <span className={styles.box} data-after={after ? true : undefined}>
          <input
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? invalid}
            ref={input}
            className={cx(controlClass)}
          />
          {after && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
