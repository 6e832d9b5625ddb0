import { formatDate } from '@m30/ui-kit/format';
import type { AuditEntry } from '../../../contract/people/audit.schema.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { changesOf } from './changes.ts';
import styles from './EntrySheet.module.css';
import { subjectOf } from './subjects.ts';
import { fieldOf, shownValue } from './words.ts';

/** One change in full. */
export function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const changes = changesOf(entry);
  return (
    <SideSheet label={entry.summary} note={`Запись ${entry.id}`} onClose={onClose}>
      <section>
        <h2>{entry.summary}</h2>
        <Facts
          facts={[
            { label: 'Когда', value: formatDate(entry.at, 'stamp') },
            { label: 'Кто', value: entry.person?.name ?? 'Сама Студия' },
            { label: subjectOf(entry.subject), value: entry.subject_id },
            { label: 'Действие', value: entry.method },
          ]}
        />
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
                  <th scope="row">{fieldOf(field)}</th>
                  <td>{shownValue(field, before)}</td>
                  <td>{shownValue(field, after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </SideSheet>
  );
}
