import { formatDate } from '@m30/ui-kit/format';
import { Panel } from '../../../components/panel/Panel.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { ProfileData } from '../shared/profile.ts';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './Consents.module.css';

/** What the buyer agrees to, since when and how it was said, and the way to think better of it. */
export function Consents({ consents }: Pick<ProfileData, 'consents'>) {
  return (
    <Panel title="Согласия">
      <ul className={styles.list}>
        {consents.map(({ purpose, title, given, follows, history }) => (
          <li key={purpose} className={styles.consent}>
            <div className={styles.head}>
              <h3>{title}</h3>
              <StatusBadge tone={given ? 'done' : 'stop'}>{given ? 'Дано' : 'Нет'}</StatusBadge>
            </div>
            {history.length > 0 && (
              <details>
                <summary>История</summary>
                <ol className={styles.history}>
                  {history.map((entry) => (
                    <li key={entry.at}>
                      {entry.given ? 'Дано' : 'Отозвано'} {formatDate(entry.at, 'dateTime')},{' '}
                      {entry.how}
                      {entry.version && `, редакция от\u00a0${formatDate(entry.version)}`}
                    </li>
                  ))}
                </ol>
              </details>
            )}
            <Dialog
              label={given ? 'Отозвать' : 'Дать согласие'}
              spoken={`${given ? 'Отозвать' : 'Дать'} согласие: ${title}`}
              name="consent"
              title={given ? 'Отозвать согласие?' : 'Дать согласие'}
              lead={given ? follows : title}
            >
              {(close) => <ConsentForm purpose={purpose} given={!given} onDone={close} />}
            </Dialog>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Тексты стоят в&nbsp;
        <a href="/politika-konfidentsialnosti">политике конфиденциальности</a>.
      </p>
    </Panel>
  );
}
