import { useState } from 'react';
import { parseNumber, restrict, writeNumber } from '../number-field/number-text.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/** Other props go to the text field. */
export interface RangeInputProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  value: number;
  /** Takes the number typed when the field is left or Enter is pressed. */
  onCommit: (value: number) => void;
}

/** A number that is clamped only when it is finished: «5» on the way to «50» is no mistake. */
export function RangeInput({ value, onCommit, ...rest }: RangeInputProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const number = draft === undefined ? null : parseNumber(draft);
    setDraft(undefined);
    if (number !== null) onCommit(number);
  };
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      type="text"
      value={draft ?? writeNumber(value)}
      onChange={(event) => setDraft(restrict(event.currentTarget.value, 'float'))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
