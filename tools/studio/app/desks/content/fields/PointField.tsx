import { useState } from 'react';
import { TextField } from '@m30/ui-kit/text-field';
import { pointOf, pointText } from './point-of.ts';
import { PointMap } from './PointMap.tsx';

interface PointFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Latitude and longitude, or what is not that yet. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A place: latitude and longitude in one line, as maps copy them, and a scheme where it is pressed. */
export function PointField({ value, onChange, ...field }: PointFieldProps) {
  const [typed, setTyped] = useState(pointText(value));
  const write = (text: string) => {
    setTyped(text);
    onChange(pointOf(text) ?? text);
  };
  return (
    <>
      <TextField
        {...field}
        autoComplete="off"
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <PointMap point={pointOf(typed)} onChoose={(point) => write(pointText(point))} />
    </>
  );
}
