import { useId, type ComponentProps } from 'react';
import { both } from '../../core/both.ts';
import { cx } from '../../core/cx.ts';
import { controlClass, Field, type FieldOwnProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Combobox.module.css';
import { idOf, useCombobox, type ComboboxOwner } from './useCombobox.ts';

/**
 * Other props, `ref` and `id` go to the `<input>`, className to the root.
 * A form sends the id of the choice under `name`.
 */
export interface ComboboxProps
  extends
    ComboboxOwner,
    FieldOwnProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'list'> {
  /**
   * Words in place of the list when nothing has what is typed.
   * @default 'Ничего не нашлось'
   */
  empty?: string | undefined;
}

/** One choice of a long list, found by typing a part of it. */
export function Combobox({
  label,
  hint,
  error,
  id,
  className,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  empty = 'Ничего не нашлось',
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const box = useCombobox({ options, value, defaultValue, onValueChange });
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const listed = box.open && box.found.length > 0;
  return (
    <Field {...{ label, hint, error, id, className, describedBy }}>
      {(control) => (
        <span className={styles.box}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            role="combobox"
            className={cx(controlClass, styles.input)}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && box.active >= 0 ? optionId(box.active) : undefined}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onClick={both(rest.onClick, box.toggle)}
            onKeyDown={both(rest.onKeyDown, box.onKeyDown)}
            onBlur={both(rest.onBlur, box.leave)}
          />
          <Icon name="chevron-down" size={18} className={styles.arrow} />
          {name && <input type="hidden" name={name} value={box.chosen} />}
          {listed && (
            <ul className={styles.list} id={listId} role="listbox" aria-label="Варианты">
              {box.found.map((option, index) => (
                // The input keeps the focus and has the keys.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={idOf(option)}
                  ref={index === box.active ? keepInSight : undefined}
                  id={optionId(index)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={idOf(option) === box.chosen}
                  data-active={index === box.active || undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => box.choose(idOf(option))}
                >
                  {option.label}
                </li>
              ))}
            </ul>
          )}
          <span role="status" className={box.open && !listed ? styles.empty : undefined}>
            {box.open && !listed && empty}
          </span>
        </span>
      )}
    </Field>
  );
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
