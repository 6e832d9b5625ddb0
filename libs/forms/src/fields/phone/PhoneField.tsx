import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '@m30/ui-kit/text-field';
import { attachPhoneMask, type PhoneMask } from './phone-mask.ts';
import { formatPhone } from './normalise-phone.ts';

/** Props of {@link PhoneField}; the rest goes to the kit's text field. */
export interface PhoneFieldProps extends Omit<
  Partial<TextFieldProps>,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'inputRef'
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
  const [initial] = useState(() => formatPhone(value ?? defaultValue ?? ''));
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<PhoneMask>(null);
  const accept = useRef(onValueChange);
  const shownByOwner = useRef(value);

  useEffect(() => {
    accept.current = onValueChange;
  });

  useEffect(() => {
    if (!input.current) return;
    const attached = attachPhoneMask(input.current, (shown) => accept.current?.(shown));
    mask.current = attached;
    // The browser may have filled the field in before the script arrived.
    if (attached.value !== initial) accept.current?.(attached.value);
    return () => {
      mask.current = null;
      attached.destroy();
    };
  }, [initial]);

  useEffect(() => {
    if (!mask.current || value === undefined || value === shownByOwner.current) return;
    shownByOwner.current = value;
    mask.current.value = value;
  }, [value]);

  return (
    <TextField
      label="Телефон"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      {...rest}
      defaultValue={initial}
      inputRef={input}
    />
  );
}
