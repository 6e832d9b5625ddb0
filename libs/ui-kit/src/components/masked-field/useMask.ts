import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import useIMask from 'react-imask/esm/hook';
// The one kind of mask needed here: the hook alone brings none.
import 'imask/esm/masked/pattern';
import { formatMask, writtenDigits, type Mask } from '../../mask/define-mask.ts';

/** What the owner of a masked control keeps and hears. */
export interface MaskOwner {
  /** What the field shows, where the owner keeps it. */
  value?: string | undefined;
  /** What it shows at first, however written. */
  defaultValue?: string | undefined;
  /** Hears what the field shows after each change. */
  onValueChange?: ((shown: string) => void) | undefined;
}

/**
 * Attributes of an `<input>` that make it masked. A pasted or filled-in complete value replaces everything, however
 * written; a part of one goes where the caret is. Before the script arrives the field is an ordinary one.
 */
export function useMask(mask: Mask, { value, defaultValue, onValueChange }: MaskOwner) {
  const [initial] = useState(() => formatMask(mask, value ?? defaultValue ?? ''));
  const inputRef = useRef<HTMLInputElement>(null);
  const accept = useRef(onValueChange);
  const shownByOwner = useRef(value);
  const options = useMemo(
    () => ({
      mask: mask.pattern,
      prepareChar: (char: string) => (/[\d+]/.test(char) ? char : ''),
    }),
    [mask.pattern],
  );

  useEffect(() => {
    accept.current = onValueChange;
  });

  // Stands before the mask's own effect, which reads what the browser filled in before the script arrived.
  useEffect(() => {
    const input = inputRef.current;
    if (input?.value) input.value = formatMask(mask, input.value);
  }, [mask]);

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
    maskRef.current.value = formatMask(mask, value);
  }, [mask, maskRef, value]);

  /** Shows another value, as if it had been typed. */
  const show = (text: string) => {
    if (maskRef.current) maskRef.current.value = formatMask(mask, text);
  };

  return {
    show,
    input: {
      inputRef,
      defaultValue: initial,
      // While capturing: the mask, which listens on the input itself, then sees the digits that are meant.
      onInputCapture: ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
        const atEnd = input.selectionEnd === input.value.length;
        const meant = mask.digits(input.value);
        if (atEnd && meant !== writtenDigits(mask, input.value)) {
          input.value = formatMask(mask, input.value);
        }
      },
      onPasteCapture: (event: ClipboardEvent<HTMLInputElement>) => {
        const input = event.currentTarget;
        const text = event.clipboardData.getData('text');
        const digits = mask.digits(text);
        const whole = !mask.upTo && digits.length === mask.length;
        if (!whole && digits === writtenDigits(mask, text)) return;
        event.preventDefault();
        const { value: shown, selectionStart: start, selectionEnd: end } = input;
        show(whole ? text : shown.slice(0, start ?? 0) + digits + shown.slice(end ?? 0));
      },
    },
  };
}
