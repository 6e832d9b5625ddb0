import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { controlClass, Field, type FieldOwnProps } from '../field/Field.tsx';
import styles from './Select.module.css';

/** One choice of a {@link Select}. */
export interface SelectOption {
  /**
   * Value that is sent.
   * @default the label
   */
  id?: string | undefined;
  label: string;
  disabled?: boolean | undefined;
}

/** Other props, `ref` and `id` go to the `<select>`, className to the root. */
export interface SelectProps
  extends FieldOwnProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** What may be chosen, in the order of the list. */
  options: readonly SelectOption[];
  /** Words of the empty choice; without them there is none. */
  placeholder?: string | undefined;
}

/** One choice of a list, by the system's own menu. */
export function Select({
  label,
  hint,
  error,
  id,
  className,
  options,
  placeholder,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, id, className, describedBy }}>
      {(control) => (
        <select {...rest} {...control} className={cx(controlClass, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option
              key={option.id ?? option.label}
              value={option.id ?? option.label}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
