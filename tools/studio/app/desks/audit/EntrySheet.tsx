import { formatDate } from '@m30/ui-kit/format';
import type { AuditEntry } from '../../../contract/people/audit.schema.ts';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { changesOf, shownValue } from './changes.ts';
import styles from './EntrySheet.module.css';
import { subjectOf } from './subjects.ts';

/** One change in full. */
export function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const changes = changesOf(entry);
  return (
    <SideSheet label={entry.summary} note={`Запись ${entry.id}`} onClose={onClose}>
      <section>
        <h2>{entry.summary}</h2>
        <dl className={styles.facts}>
          <dt>Когда</dt>
          <dd>{formatDate(entry.at, 'stamp')}</dd>
          <dt>Кто</dt>
          <dd>{entry.person?.name ?? 'Сама Студия'}</dd>
          <dt>{subjectOf(entry.subject)}</dt>
          <dd>{entry.subject_id}</dd>
          <dt>Действие</dt>
          <dd>{entry.method}</dd>
        </dl>
      </section>
      {changes.length > 0 && (
        <section>
          <h2>Было и стало</h2>
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">Поле</th>
                <th scope="col">Было</th>
                <th scope="col">Стало</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{shownValue(before)}</td>
                  <td>{shownValue(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </SideSheet>
  );
}
