import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Fieldset } from '../fieldset/Fieldset.tsx';
import { Select } from '../select/Select.tsx';
import type { TimeSlot } from './time-slots.ts';
import styles from './TimeField.module.css';

/** Other props and `ref` go to the root, whichever element that is. */
export interface TimeFieldProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'defaultValue' | 'children' | 'onChange' | 'role'
> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Name of the group.
   * @default 'Время'
   */
  label?: string | undefined;
  /** Name under which HH:mm is sent. */
  name?: string | undefined;
  /** The slots of the chosen day; none disables the field. */
  slots: readonly TimeSlot[];
  /** The chosen time, HH:mm, where the owner keeps it. */
  value?: string | undefined;
  /** The time chosen at first. */
  defaultValue?: string | undefined;
  /** A time was chosen. */
  onValueChange?: ((time: string) => void) | undefined;
  /**
   * Slots side by side, or the system's own menu.
   * @default 'slots'
   */
  view?: 'slots' | 'select' | undefined;
  /** Shut even where there are slots. */
  disabled?: boolean | undefined;
  /**
   * Words in place of the slots while the field is disabled.
   * @default 'Сначала выберите день'
   */
  waiting?: string | undefined;
  /** It has to be answered. */
  required?: boolean | undefined;
  /** Help under the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: ReactNode;
  /** Id of the group, or of the menu where the slots stand in one. */
  id?: string | undefined;
}

/** A time of day out of given slots; shut until there are some, with the reason in words. */
export function TimeField({
  label = 'Время',
  waiting = 'Сначала выберите день',
  view = 'slots',
  disabled = false,
  slots,
  ...rest
}: TimeFieldProps) {
  const shut = disabled || slots.length === 0;
  if (view === 'slots' && !shut) return <SlotButtons {...rest} label={label} slots={slots} />;
  return <SlotMenu {...rest} {...{ label, slots, shut, waiting }} />;
}

function SlotMenu({
  label,
  name,
  slots,
  value,
  defaultValue,
  onValueChange,
  required,
  hint,
  error,
  id,
  ref,
  shut,
  waiting,
  ...rest
}: Omit<TimeFieldProps, 'view' | 'disabled'> & { shut: boolean }) {
  const root = useMergedRef(ref, undefined);
  return (
    <div {...rest} ref={root}>
      <Select
        {...{ label, name, value, defaultValue, required, hint, error, id }}
        key={shut ? 'shut' : 'open'}
        disabled={shut}
        placeholder={shut ? waiting : 'Выберите время'}
        options={
          shut
            ? []
            : slots.map(({ time, disabled: isOccupied }) => ({ label: time, disabled: isOccupied }))
        }
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
    </div>
  );
}

function SlotButtons({
  label,
  name,
  slots,
  value,
  defaultValue,
  onValueChange,
  required,
  ref,
  ...rest
}: Omit<TimeFieldProps, 'view' | 'waiting' | 'disabled'>) {
  const generated = useId();
  const root = useMergedRef(ref, undefined);
  return (
    <Fieldset
      size="label"
      {...rest}
      ref={root}
      legend={label}
      role="radiogroup"
      aria-required={required}
      aria-invalid={rest.error ? true : undefined}
    >
      <span className={styles.slots}>
        {slots.map(({ time, disabled, note }) => (
          <label key={time} className={styles.slot} data-noted={note ? '' : undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? generated}
              value={time}
              required={required}
              disabled={disabled}
              onChange={() => onValueChange?.(time)}
              {...(value === undefined
                ? { defaultChecked: time === defaultValue }
                : { checked: time === value })}
            />
            {time}
            {note ? (
              <small>
                <span className="visually-hidden">, </span>
                {note}
              </small>
            ) : (
              disabled && <span className="visually-hidden">, занято</span>
            )}
          </label>
        ))}
      </span>
    </Fieldset>
  );
}
