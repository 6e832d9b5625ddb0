import { Checkbox } from '@m30/ui-kit/checkbox';
import { Notice } from '@m30/ui-kit/notice';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { ProfileData } from '../shared/profile.ts';
import styles from './NoticeSettings.module.css';
import { useSettings } from './use-settings.ts';

export interface NoticeSettingsProps {
  settings: ProfileData['settings'];
  /** There is a mailbox to write to. */
  hasMail: boolean;
  /** Adverts are agreed to. */
  promo: boolean;
}

/** Where notices of each kind go besides the account; a tick holds at once. */
export function NoticeSettings({ settings, hasMail, promo }: NoticeSettingsProps) {
  const { problem, run: save } = useSettings();
  return (
    <div id="notices" className={styles.anchor}>
      <Panel title="Уведомления">
        <p className={styles.note}>
          В&nbsp;кабинете они появляются всегда. Коды, предупреждения о&nbsp;брони и&nbsp;документы
          по&nbsp;договору приходят независимо от&nbsp;настроек.
          {!promo && ' Акции и\u00a0опросы присылаем только с\u00a0вашего согласия: оно ниже.'}
        </p>
        <ul className={styles.list}>
          {settings.map(({ title, about, promo: isPromo, kind, mail, sms }) => {
            const isClosed = isPromo && !promo;
            return (
              <li key={kind}>
                <fieldset className={styles.row}>
                  <legend>
                    {title} <small>{about}</small>
                  </legend>
                  <Checkbox
                    checked={mail && hasMail && !isClosed}
                    disabled={isClosed || !hasMail}
                    onChange={({ target }) => save({ kind, mail: target.checked, sms })}
                  >
                    Почта
                  </Checkbox>
                  <Checkbox
                    checked={sms && !isClosed}
                    disabled={isClosed}
                    onChange={({ target }) => save({ kind, mail, sms: target.checked })}
                  >
                    СМС
                  </Checkbox>
                </fieldset>
              </li>
            );
          })}
        </ul>
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      </Panel>
    </div>
  );
}
