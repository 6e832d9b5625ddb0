import { useState } from 'react';
import { PlainField, type PlainFieldProps } from './PlainField.tsx';
import styles from './PasswordField.module.css';

/** Other props go to the kit's text field. */
export type PasswordFieldProps = Omit<PlainFieldProps, 'label' | 'type'> & {
  /** @default 'Пароль' */
  label?: string;
};

/** Outlines on a 24 × 24 field: an eye, and the line across it while the password is in sight. */
const EYE = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
const STROKE = 'M4 20 20 4';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      label="Пароль"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles.eye}
          aria-label="Показать пароль"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d={shown ? `${EYE}${STROKE}` : EYE} />
          </svg>
        </button>
      }
    />
  );
}
