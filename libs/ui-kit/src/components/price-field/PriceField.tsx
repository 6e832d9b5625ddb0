import { useLayoutEffect, useRef, useState } from 'react';
import { writeNumber } from '../number-field/number-text.ts';
import { useNumberText, type NumberOwner } from '../number-field/useNumberText.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { showPrice, toKopecks, toRoubles } from './price-text.ts';

/**
 * Props of {@link PriceField}, value in kopecks; the rest, `ref` and `id` go to the `<input>`, className to the root.
 * A form sends whole kopecks under `name`.
 */
export interface PriceFieldProps
  extends
    NumberOwner,
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputRef'> {}

/** A price: currency while it is looked at, plain roubles with a comma while it is typed. */
export function PriceField({
  value,
  defaultValue,
  onValueChange,
  name,
  onFocus,
  onBlur,
  ...rest
}: PriceFieldProps) {
  const [focused, setFocused] = useState(false);
  const { text, number, onChange } = useNumberText(
    {
      value: toRoubles(value),
      defaultValue: toRoubles(defaultValue),
      onValueChange: (roubles) => onValueChange?.(toKopecks(roubles)),
    },
    'float',
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
        value={focused ? text : showPrice(kopecks)}
        onChange={onChange}
        onFocus={(event) => {
          const { currentTarget: input } = event;
          const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          if (isAll) selected.current = input;
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
      />
      {name && <input type="hidden" name={name} value={writeNumber(kopecks)} />}
    </>
  );
}
