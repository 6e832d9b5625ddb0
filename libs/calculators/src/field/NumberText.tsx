import { useState, type ComponentProps } from 'react';
import styles from './NumberText.module.css';
import { parseTyped } from './typed-number.ts';

/** Other props go to the `<input>`. */
export interface NumberTextProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'className'
> {
  /** The number as it is shown while nobody types. */
  text: string;
  /** What stands behind the number: «₽», «%». */
  unit: string;
  /** The number typed, as soon as it is one; `left` says that the field was left. */
  onNumber: (value: number, left: boolean) => void;
}

/** A number that is read and written like a figure of the text; what is typed stays as typed until the field is left. */
export function NumberText({ text, unit, onNumber, ...rest }: NumberTextProps) {
  const [draft, setDraft] = useState<string>();
  const report = (typed: string, left: boolean) => {
    const value = parseTyped(typed);
    if (value !== null) onNumber(value, left);
  };
  const leave = () => {
    if (draft !== undefined) report(draft, true);
    setDraft(undefined);
  };
  return (
    <span className={styles.box}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        className={styles.input}
        type="text"
        size={Math.max(2, (draft ?? text).length)}
        value={draft ?? text}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          report(value, false);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
