import { useState, type ChangeEvent } from 'react';
import { parseNumber, restrict, writeNumber, type NumberKind } from './number-text.ts';

/** What the owner of a numeric control passes and listens to; null stands for an empty field. */
export interface NumberOwner {
  /** The number, where the owner keeps it; null is an empty field. */
  value?: number | null | undefined;
  /** The number at first, where the field keeps it. */
  defaultValue?: number | null | undefined;
  /** Another number was typed; null when it is none. */
  onValueChange?: ((value: number | null) => void) | undefined;
}

/**
 * Text of a field whose owner keeps a number: «12,» stays as typed until the number changes from outside.
 * @param kind keys the field takes
 * @param parse number that a text means
 */
export function useNumberText(
  { value, defaultValue, onValueChange }: NumberOwner,
  kind: NumberKind,
  parse: (text: string) => number | null = parseNumber,
) {
  const [typed, setTyped] = useState(() => writeNumber(value ?? defaultValue));
  const number = parse(typed);
  const text = value === undefined || value === number ? typed : writeNumber(value);
  const write = (next: string) => {
    setTyped(next);
    onValueChange?.(parse(next));
  };
  return {
    text,
    /** The number meant now. */
    number: value === undefined ? number : value,
    onChange: ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      write(restrictInPlace(input, kind));
    },
    /** Shows another text, as if it had been typed. */
    write,
  };
}

/** Takes the forbidden characters out of the field itself, so that the caret stays where it was. */
function restrictInPlace(input: HTMLInputElement, kind: NumberKind): string {
  const allowed = restrict(input.value, kind);
  if (allowed !== input.value) {
    const caret = restrict(input.value.slice(0, input.selectionEnd ?? 0), kind).length;
    input.value = allowed;
    input.setSelectionRange(caret, caret);
  }
  return allowed;
}
