import { useState } from 'react';
import { TextField } from '@m30/ui-kit/text-field';

interface NumberLineProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A number; `null` is none. */
  value: unknown;
  /** What one typed stands for: roubles are stored in kopecks. */
  unit: number;
  onChange: (value: unknown) => void;
}

/** A number as people type it; what is none is left to the rules of the form. */
export function NumberLine({ value, unit, onChange, ...field }: NumberLineProps) {
  const [typed, setTyped] = useState(typeof value === 'number' ? String(value / unit) : '');
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(numberOf(text, unit));
      }}
    />
  );
}

function numberOf(text: string, unit: number): unknown {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isNaN(number) ? text : Number((number * unit).toFixed(6));
}
