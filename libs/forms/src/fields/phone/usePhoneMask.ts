import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import useIMask from 'react-imask/esm/hook';
// The one kind of mask needed here: the hook alone brings none.
import 'imask/esm/masked/pattern';
import { formatPhone, nationalDigits } from './normalise-phone.ts';

/** What the owner of a masked field keeps and hears. */
export interface PhoneMaskOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

const options = {
  mask: '+7 (000) 000-00-00',
  prepareChar: (char: string) => (/[\d+]/.test(char) ? char : ''),
};

/**
 * Props of a text field that make it masked as «+7 (###) ###-##-##». A pasted or filled-in complete number replaces
 * everything, whatever its prefix; a typed 8 before the number is dropped.
 */
export function usePhoneMask({ value, defaultValue, onValueChange }: PhoneMaskOptions) {
  const [initial] = useState(() => formatPhone(value ?? defaultValue ?? ''));
  const inputRef = useRef<HTMLInputElement>(null);
  const accept = useRef(onValueChange);
  const shownByOwner = useRef(value);

  useEffect(() => {
    accept.current = onValueChange;
  });

  // Stands before the mask's own effect, which reads what the browser filled in before the script arrived.
  useEffect(() => {
    const input = inputRef.current;
    if (input?.value) input.value = formatPhone(input.value);
  }, []);

  const { maskRef } = useIMask<HTMLInputElement>(options, {
    ref: inputRef,
    onAccept: (shown) => accept.current?.(shown),
  });

  useEffect(() => {
    const shown = maskRef.current?.value ?? initial;
    if (shown !== initial) accept.current?.(shown);
  }, [maskRef, initial]);

  useEffect(() => {
    if (!maskRef.current || value === undefined || value === shownByOwner.current) return;
    shownByOwner.current = value;
    maskRef.current.value = value;
  }, [maskRef, value]);

  return {
    inputRef,
    defaultValue: initial,
    // While capturing: the mask, which listens on the input itself, then sees the number without its prefix.
    onInputCapture: dropTrunkPrefix,
    onPasteCapture: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      if (!maskRef.current || nationalDigits(text).length < 10) return;
      event.preventDefault();
      maskRef.current.value = formatPhone(text);
    },
  };
}

function dropTrunkPrefix({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const atEnd = input.selectionEnd === input.value.length || !input.value.startsWith('+7');
  const typed = input.value.replace(/\D/g, '').replace(/^7/, '');
  if (atEnd && typed.length > 1 && !typed.startsWith(nationalDigits(typed))) {
    input.value = formatPhone(input.value);
  }
}
