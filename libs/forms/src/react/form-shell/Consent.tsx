import { Checkbox } from '@m30/ui-kit/checkbox';
import { TextLink } from '@m30/ui-kit/link';
import { NewTabHint } from '@m30/ui-kit/visually-hidden';
import { CONSENT_BOXES } from '../../core/consent-terms.ts';
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

/**
 * The consent line of every lead form (specification, §5), or the boxes of the explicit mode: none is ticked ahead, and only the
 * one of processing is needed.
 */
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
    <div className={styles.consents}>
      <Checkbox
        name={CONSENT_BOXES.processing}
        required
        onChange={onChange}
        error={missing && texts.consentMissing}
      >
        {texts.explicitBefore}
        <TextLink href={terms.href} {...NEW_TAB}>
          {texts.explicitLink}
          <NewTabHint>{texts.newTab}</NewTabHint>
        </TextLink>
      </Checkbox>
      <Checkbox name={CONSENT_BOXES.marketing}>{texts.marketing}</Checkbox>
    </div>
  );
}
