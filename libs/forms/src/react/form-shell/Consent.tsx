import { Checkbox } from '@m30/ui-kit/checkbox';
import { TextLink } from '@m30/ui-kit/link';
import { NewTabHint } from '@m30/ui-kit/visually-hidden';
import type { ConsentTerms } from '../../core/forms-port.ts';
import { useTexts } from '../provider/useTexts.ts';
import styles from './FormShell.module.css';

export interface ConsentProps {
  terms: ConsentTerms;
  /** Sending was tried without the box of the explicit mode. */
  missing?: boolean | undefined;
  onChange?: (() => void) | undefined;
}

/** What has been typed into the form, and the window around it, stay. */
const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** The consent line of every lead form (specification, §5), or the box that the explicit mode asks for. */
export function Consent({ terms, missing = false, onChange }: ConsentProps) {
  const texts = useTexts();
  if (terms.mode === 'default') {
    return (
      <p className={styles.consent}>
        {texts.consentBefore}
        <a href={terms.href} {...NEW_TAB}>
          {texts.consentLink}
          <NewTabHint>{texts.newTab}</NewTabHint>
        </a>
      </p>
    );
  }
  return (
    <Checkbox name="consent" required onChange={onChange} error={missing && texts.consentMissing}>
      {texts.explicitBefore}
      <TextLink href={terms.href} {...NEW_TAB}>
        {texts.explicitLink}
        <NewTabHint>{texts.newTab}</NewTabHint>
      </TextLink>
    </Checkbox>
  );
}
