import { controlClass, Field } from '@m30/ui-kit/field';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import type { Travel } from '../../core/travel.ts';
import styles from './AddressField.module.css';
import { useSuggestions } from './useSuggestions.ts';

export interface AddressFieldProps {
  label: string;
  value: string;
  /** The address was typed or taken from the list. */
  onValueChange: (value: string) => void;
  suggest: Travel['suggest'];
  /** What is wrong and what to do. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An address in free words with suggestions, after the ARIA practice of a combobox. */
export function AddressField({
  label,
  value,
  onValueChange,
  suggest,
  error,
  ref,
}: AddressFieldProps) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const { suggestions, ask, forget } = useSuggestions(suggest);
  const open = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setActive(-1);
    forget();
  }
  function take(index: number) {
    const chosen = suggestions[index];
    if (chosen) onValueChange(chosen.label);
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    // The form is sent: an answer that is still on its way must not open the list again.
    if (event.key === 'Enter' && active < 0) return close();
    if (!open) return;
    const count = suggestions.length;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) + count - 1) % count);
    else if (event.key === 'Enter') take(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="done"
            className={controlClass}
            placeholder="Улица, метро или город"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            value={value}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setActive(-1);
              onValueChange(text);
              ask(text);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {open && (
            <ul className={styles.list} id={listId} role="listbox" aria-label="Подходящие адреса">
              {suggestions.map(({ label: words, note }, index) => (
                // The input keeps the focus and has the keys.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={words}
                  id={optionId(index)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(index)}
                >
                  {words}
                  {note && <span>{note}</span>}
                </li>
              ))}
            </ul>
          )}
          <span role="status" className="visually-hidden">
            {open && `Подходящих адресов: ${suggestions.length}`}
          </span>
        </span>
      )}
    </Field>
  );
}
