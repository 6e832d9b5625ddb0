import { useLayoutEffect, useRef, useState } from 'react';
import { writeNumber } from '../number-field/number-text.ts';
import { useNumberText, type NumberOwner } from '../number-field/useNumberText.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { showPrice, toKopecks, toRoubles } from './price-text.ts';
import { isWholeAmount, readRoubles } from './read-roubles.ts';

/**
 * Value in kopecks; the rest, `ref` and `id` go to the `<input>`, className to the root.
 * A form sends whole kopecks under `name`.
 */
export interface PriceFieldProps
  extends
    NumberOwner,
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputRef'> {}

/**
 * A price: currency while it is looked at, plain roubles with a comma while it is typed. An amount may be pasted however it
 * is written, and takes the place of the one that is there; what is none stays in the field, or out of it, with words that
 * say so.
 */
export function PriceField({
  value,
  defaultValue,
  onValueChange,
  name,
  onFocus,
  onBlur,
  onPaste,
  error,
  ...rest
}: PriceFieldProps) {
  const [focused, setFocused] = useState(false);
  const [unread, setUnread] = useState<string>();
  const { text, number, onChange, write } = useNumberText(
    {
      value: toRoubles(value),
      defaultValue: toRoubles(defaultValue),
      onValueChange: (roubles) => onValueChange?.(toKopecks(roubles)),
    },
    'float',
    readRoubles,
  );
  const kopecks = toKopecks(number);
  const selected = useRef<HTMLInputElement>(null);
  // The Tab key selects all; the other text of the focused field would take that away.
  useLayoutEffect(() => {
    if (focused) selected.current?.select();
    selected.current = null;
  }, [focused]);
  return (
    <>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        type="text"
        value={focused || kopecks === null ? text : showPrice(kopecks)}
        error={error ?? (unread !== undefined && <span role="alert">{notRead(unread)}</span>)}
        onChange={(event) => {
          setUnread(undefined);
          onChange(event);
        }}
        onPaste={(event) => {
          onPaste?.(event);
          if (event.defaultPrevented) return;
          const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
          const pasted = event.clipboardData.getData('text');
          // Digits alone go where the caret is, like typed ones.
          if (/^\d*$/.test(pasted)) return;
          event.preventDefault();
          const ends = [shown.slice(0, selectionStart ?? 0), shown.slice(selectionEnd ?? 0)];
          const roubles = readRoubles(isWholeAmount(pasted) ? pasted : ends.join(pasted));
          setUnread(roubles === null ? pasted : undefined);
          if (roubles !== null) write(writeNumber(roubles));
        }}
        onFocus={(event) => {
          const { currentTarget: input } = event;
          const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          if (isAll) selected.current = input;
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          if (text !== '' && kopecks === null) setUnread(text);
          onBlur?.(event);
        }}
      />
      {name && <input type="hidden" name={name} value={writeNumber(kopecks)} />}
    </>
  );
}

/** Says which text is no amount, as much of it as fits beside a field. */
function notRead(text: string): string {
  const shown = text.trim();
  const short = shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
  return `Не\u00a0удалось прочитать сумму «${short}». Напишите её цифрами: 9\u00a0400\u00a0000,50`;
}
