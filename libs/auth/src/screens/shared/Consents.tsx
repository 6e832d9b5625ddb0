import { Checkbox } from '@m30/ui-kit/checkbox';
import { NewTabHint } from '@m30/ui-kit/visually-hidden';
import { words } from '../../core/machine/words.ts';
import type { ScreenProps } from './screen-props.ts';
import styles from './Consents.module.css';

const PROCESSING = 'обработку персональных данных';

/** The two consents: given by default, they can be taken back and block nothing (specification, §5); in the explicit mode not given. */
export function Consents({ snapshot, send, policy }: ScreenProps) {
  const bind = (name: 'soglasie' | 'soglasie_actii') => ({
    name,
    checked: snapshot.fields[name],
    onChange: ({ target }: { target: { checked: boolean } }) =>
      send({ type: 'field.changed', name, value: target.checked }),
  });
  const missing = snapshot.wrong.includes('soglasie');
  return (
    <div className={styles.consents}>
      <Checkbox {...bind('soglasie')} error={missing && words.consent}>
        Согласие на&nbsp;
        {policy ? (
          <a href={policy} target="_blank" rel="noopener">
            {PROCESSING}
            <NewTabHint />
          </a>
        ) : (
          PROCESSING
        )}
      </Checkbox>
      <Checkbox {...bind('soglasie_actii')}>Сообщать об&nbsp;акциях</Checkbox>
    </div>
  );
}
