import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'>;

/** A shape that a field gives to digits, and what the field says about itself unless its owner says otherwise. */
export interface Mask {
  /** `0` stands for a digit that a person writes; everything else is drawn. */
  pattern: string;
  /** Digits that a person writes: exactly so many, or at most, where `upTo` is true. */
  length: number;
  /** The value may have fewer digits than the pattern. */
  upTo: boolean;
  label: string;
  inputMode: NonNullable<InputProps['inputMode']>;
  autoComplete: NonNullable<InputProps['autoComplete']>;
  placeholder: string | undefined;
  /** The digits a text means, at most `length`: prefixes and fractions dropped, «5.3.2003» padded. */
  digits: (text: string) => string;
  /** A text that the mask does not bend into its shape: the field leaves it as it was written. */
  leaves?: ((text: string) => boolean) | undefined;
  /** What the field says about a text that it shows; null for nothing. */
  complaint?: ((shown: string) => string | null) | undefined;
}

/** What {@link defineMask} takes: a mask without what follows from its pattern. */
export interface MaskOptions extends Partial<Omit<Mask, 'pattern' | 'length'>> {
  label: string;
}

/** Completes a mask: digits alone unless it says how to read a text, numeric keys, no autofill. */
export function defineMask(pattern: string, options: MaskOptions): Mask {
  const length = pattern.split('0').length - 1;
  const { digits = onlyDigits } = options;
  return {
    upTo: false,
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: undefined,
    ...options,
    pattern,
    length,
    digits: (text) => digits(text).slice(0, length),
  };
}

/** Whatever a person typed, pasted or had filled in, in the mask; as much of it as there is, empty for no digits. */
export function formatMask(mask: Mask, text: string): string {
  const digits = [...mask.digits(text)];
  let shown = '';
  for (const place of mask.pattern) {
    if (digits.length === 0) break;
    shown += place === '0' ? digits.shift() : place;
  }
  return shown;
}

/** True when nothing is missing; a mask of up to so many digits is complete from its first one. */
export function isComplete(mask: Mask, text: string): boolean {
  const { length } = mask.digits(text);
  return mask.upTo ? length > 0 : length === mask.length;
}

/** The digits of a text, those that the pattern itself draws left out. */
export function writtenDigits(mask: Mask, text: string): string {
  const drawn = onlyDigits(mask.pattern).replaceAll('0', '');
  const digits = onlyDigits(text);
  return (digits.startsWith(drawn) ? digits.slice(drawn.length) : digits).slice(0, mask.length);
}

/** Every digit of a text. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');
