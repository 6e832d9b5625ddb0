import { estimateStrength, strengthNames } from '../../core/password-strength.ts';
import styles from './StrengthMeter.module.css';

export interface StrengthMeterProps {
  password: string;
  /** What is known of the visitor: phone, name, e-mail. */
  known: readonly string[];
}

/** How strong a password is, in four marks and a word; before the first character, the rule. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const strength = estimateStrength(password, known);
  return (
    <span className={styles.meter} data-strength={strength}>
      {strength > 0 && (
        <span className={styles.marks} aria-hidden="true">
          {[1, 2, 3, 4].map((mark) => (
            <span key={mark} data-on={mark <= strength || undefined} />
          ))}
        </span>
      )}
      <span aria-live="polite">
        {strength > 0 ? `Пароль ${strengthNames[strength]}` : <>Не&nbsp;короче 5&nbsp;символов</>}
      </span>
    </span>
  );
}
