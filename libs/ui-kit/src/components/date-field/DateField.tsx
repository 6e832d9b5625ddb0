import { lazy, Suspense, useRef, useState } from 'react';
import { isoDay, shownDay } from '../../format/calendar.ts';
import { masks } from '../../mask/masks.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMask, type MaskOwner } from '../masked-field/useMask.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { checkDay, type DayLimits } from './calendar/check-day.ts';
import styles from './DateField.module.css';

type Taken = 'value' | 'defaultValue' | 'onChange' | 'onInputCapture' | 'onPasteCapture';

/** Value as shown, DD.MM.YYYY; the rest, `ref` and `id` go to the `<input>`. */
export interface DateFieldProps
  extends MaskOwner, DayLimits, Omit<Partial<TextFieldProps>, Taken | 'inputRef' | 'min' | 'max'> {}

/** Comes with the first press of the button. */
const DayCalendar = lazy(() => import('./calendar/DayCalendar.tsx'));

/** A mouse and room for a panel; fingers have the calendar of their system, which serves them better. */
const DESK = '(hover: hover) and (pointer: fine) and (min-width: 600px)';

/**
 * A day typed as DD.MM.YYYY or taken from a calendar: a panel of the kit on a desk, the system's own under a finger.
 * Speaks up when left outside its limits.
 */
export function DateField({
  min,
  max,
  value,
  defaultValue,
  onValueChange,
  maskEngine,
  error,
  onBlur,
  ...rest
}: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [shownAt, setShownAt] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const accept = (shown: string) => {
    setComplaint(null);
    onValueChange?.(shown);
  };
  const { show, input, engine } = useMask(masks.date, {
    ...{ value, defaultValue, maskEngine },
    onValueChange: accept,
  });

  const openCalendar = () => {
    if (!calendar.current) return;
    const typed = isoDay(input.inputRef.current?.value ?? '') ?? '';
    if (window.matchMedia?.(DESK).matches) return setShownAt(typed);
    calendar.current.value = typed;
    // Older browsers have no other way than a click.
    if ('showPicker' in calendar.current) calendar.current.showPicker();
    else input.inputRef.current?.focus();
  };

  return (
    <>
      <TextField
        label={masks.date.label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={masks.date.placeholder}
        {...rest}
        {...input}
        error={error ?? complaint}
        onBlur={(event) => {
          setComplaint(checkDay(event.currentTarget.value, { min, max }));
          onBlur?.(event);
        }}
        after={
          <span className={styles.calendar}>
            <input
              ref={calendar}
              type="date"
              className={styles.native}
              tabIndex={-1}
              aria-hidden="true"
              min={min}
              max={max}
              disabled={rest.disabled}
              onChange={(event) => show(shownDay(event.currentTarget.value))}
            />
            <IconButton
              ref={button}
              aria-haspopup="true"
              aria-expanded={shownAt !== null}
              label="Открыть календарь"
              icon="calendar"
              disabled={rest.disabled}
              onClick={openCalendar}
            />
            {shownAt !== null && (
              <Suspense>
                <DayCalendar
                  {...{ min, max }}
                  day={shownAt}
                  anchor={button.current}
                  onChoose={(day) => {
                    setShownAt(null);
                    show(shownDay(day));
                    button.current?.focus();
                  }}
                  onClose={() => setShownAt(null)}
                />
              </Suspense>
            )}
          </span>
        }
      />
      {engine}
    </>
  );
}
