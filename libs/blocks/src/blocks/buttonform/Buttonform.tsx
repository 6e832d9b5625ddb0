import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import styles from './Buttonform.module.css';
import type { ButtonformProps } from './buttonform.schema.ts';

/** A button that opens a form in a modal, with a sentence about what follows. */
export function Buttonform({ typeform, label, text }: ButtonformProps) {
  return (
    <div className={styles.buttonform}>
      {text && <p className={styles.text}>{text}</p>}
      <Button {...leadTrigger(typeform)}>{label}</Button>
    </div>
  );
}
