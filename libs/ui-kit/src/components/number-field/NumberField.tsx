import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import type { NumberKind } from './number-text.ts';
import { useNumberText, type NumberOwner } from './useNumberText.ts';

/** Other props, `ref` and `id` go to the `<input>`, className to the root. */
export interface NumberFieldProps
  extends
    NumberOwner,
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputRef'> {
  /**
   * Keys it takes: digits, or digits, comma and period.
   * @default 'integer'
   */
  kind?: NumberKind | undefined;
}

/** A number typed as text: no arrows, no scroll wheel, Russian comma; other keys write nothing. */
export function NumberField({
  kind = 'integer',
  value,
  defaultValue,
  onValueChange,
  ...rest
}: NumberFieldProps) {
  const { text, onChange } = useNumberText({ value, defaultValue, onValueChange }, kind);
  return (
    <TextField
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      type="text"
      value={text}
      onChange={onChange}
    />
  );
}
