import { Checkbox } from '@m30/ui-kit/checkbox';
import { NewTabHint } from '@m30/ui-kit/visually-hidden';
import type { ScreenProps } from './screen-props.ts';
import styles from './Consents.module.css';

/** The two consents: given by default, they can be taken back and block nothing (specification, §5). */
export function Consents({ snapshot, send }: ScreenProps) {
  const bind = (name: 'soglasie' | 'soglasie_actii') => ({
    name,
    checked: snapshot.fields[name],
    onChange: ({ target }: { target: { checked: boolean } }) =>
      send({ type: 'field.changed', name, value: target.checked }),
  });
  return (
    <div className={styles.consents}>
      <Checkbox {...bind('soglasie')}>
        Согласие на&nbsp;
        <a href="/politika-konfidentsialnosti/" target="_blank" rel="noopener">
          обработку персональных данных
          <NewTabHint />
        </a>
      </Checkbox>
      <Checkbox {...bind('soglasie_actii')}>Сообщать об&nbsp;акциях</Checkbox>
    </div>
  );
}
