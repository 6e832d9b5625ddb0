import { masks } from '@m30/ui-kit/mask';
import { useMask } from '@m30/ui-kit/masked-field';
import { TextField, type TextFieldProps } from '@m30/ui-kit/text-field';

/** Props of {@link PhoneField}; the rest goes to the kit's text field. */
export interface PhoneFieldProps extends Omit<
  Partial<TextFieldProps>,
  'value' | 'defaultValue' | 'onChange' | 'onInputCapture' | 'onPasteCapture' | 'ref' | 'inputRef'
> {
  /** The shown number, where the owner keeps it: «+7 (921) 304-17-62». */
  value?: string | undefined;
  /** The number at first, however written. */
  defaultValue?: string | undefined;
  /** Hears what the field shows after each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A Russian phone in the mask «+7 (###) ###-##-##»; understands 8…, 7…, +7… typed, pasted or filled in. */
export function PhoneField({ value, defaultValue, onValueChange, ...rest }: PhoneFieldProps) {
  const { input, engine } = useMask(masks.phone, { value, defaultValue, onValueChange });
  return (
    <>
      <TextField
        label="Телефон"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (___) ___-__-__"
        {...rest}
        {...input}
      />
      {engine}
    </>
  );
}
