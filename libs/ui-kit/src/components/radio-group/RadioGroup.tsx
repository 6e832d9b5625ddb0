import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/Fieldset.tsx';
import styles from './RadioGroup.module.css';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  /**
   * Value that is sent.
   * @default the label
   */
  id?: string | undefined;
  label: string;
  /** A sentence under the choice. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** Other props and `ref` go to the `<fieldset>`. */
export interface RadioGroupProps extends Omit<
  FieldsetProps,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Name under which the choice is sent; the browser groups by it. */
  name: string;
  /** What may be chosen, in the order of the list. */
  options: readonly RadioOption[];
  /** The chosen id, where the owner keeps it. */
  value?: string | undefined;
  /** The id chosen at first. */
  defaultValue?: string | undefined;
  /** An option was chosen, by its id. */
  onValueChange?: ((id: string) => void) | undefined;
  /** A choice has to be made. */
  required?: boolean | undefined;
  /**
   * One under another, in a row while there is room, or stars of a rating, the lowest first: all up to the chosen one are lit.
   * @default 'column'
   */
  layout?: 'column' | 'row' | 'stars' | undefined;
}

/** One of several, all in sight; native radio buttons bring the arrow keys. */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  layout = 'column',
  ...rest
}: RadioGroupProps) {
  return (
    <Fieldset
      size="label"
      {...rest}
      role="radiogroup"
      aria-required={required}
      aria-invalid={rest.error ? true : undefined}
    >
      <div className={styles.options} data-layout={layout}>
        {options.map(({ id, label, hint, disabled }) => {
          const own = id ?? label;
          const chosen =
            value === undefined
              ? { defaultChecked: own === defaultValue }
              : { checked: own === value };
          return (
            <Checkbox
              key={own}
              type="radio"
              name={name}
              value={own}
              hint={hint}
              disabled={disabled}
              required={required}
              onChange={() => onValueChange?.(own)}
              {...chosen}
            >
              {label}
            </Checkbox>
          );
        })}
      </div>
    </Fieldset>
  );
}
