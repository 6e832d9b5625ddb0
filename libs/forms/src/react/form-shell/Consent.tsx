import { Checkbox } from '@m30/ui-kit/checkbox';
import { TextLink } from '@m30/ui-kit/link';
import type { ConsentTerms } from '../../core/forms-port.ts';
import styles from './FormShell.module.css';

/** Props of {@link Consent}. */
export interface ConsentProps {
  terms: ConsentTerms;
  /** Sending was tried without the box of the explicit mode. */
  missing: boolean;
  onChange: () => void;
}

/** The consent line of every lead form (specification, §5), or the box that the explicit mode asks for. */
export function Consent({ terms, missing, onChange }: ConsentProps) {
  if (terms.mode === 'default') {
    return (
      <p className={styles.consent}>
        Нажимая кнопку, вы&nbsp;соглашаетесь с&nbsp;
        <a href={terms.href}>политикой конфиденциальности</a>
      </p>
    );
  }
  return (
    <Checkbox
      name="consent"
      required
      onChange={onChange}
      error={missing && 'Отметьте согласие, чтобы отправить заявку'}
    >
      Даю согласие на&nbsp;обработку персональных данных по&nbsp;
      <TextLink href={terms.href}>политике конфиденциальности</TextLink>
    </Checkbox>
  );
}
