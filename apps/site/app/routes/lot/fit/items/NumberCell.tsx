import { useState } from 'react';

export interface NumberCellProps {
  name: string;
  label: string;
  value: number;
  /** What is typed has been finished: by Enter, or by leaving the field. */
  onCommit: (form: HTMLFormElement) => void;
}

/** A figure in a table that is typed over; what changes it from outside stands in it at once. */
export function NumberCell({ name, label, value, onCommit }: NumberCellProps) {
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(String(value));
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      name={name}
      aria-label={label}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={({ currentTarget: { form } }) => {
        if (text.trim() !== String(value) && form) onCommit(form);
      }}
    />
  );
}
