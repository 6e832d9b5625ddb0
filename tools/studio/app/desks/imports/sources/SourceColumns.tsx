import { Button } from '@m30/ui-kit/button';
import { useChange } from '../../../api/queries.ts';
import { ColumnFacts } from '../difference/ColumnFacts.tsx';
import type { SourceDetails } from './source.ts';
import styles from './Sources.module.css';

/** Columns of the tables of a source that somebody has confirmed, and the way to have them guessed anew. */
export function SourceColumns({ source: { guid, columns } }: { source: SourceDetails }) {
  const forget = useChange('Imports.ForgetColumns', {
    touches: ['Imports.Source', 'Imports.Sources'],
    done: 'Следующий файл подождёт: подтвердите столбцы у разницы',
  });
  if (columns.length === 0) return null;
  return (
    <section>
      <h3>Столбцы таблицы</h3>
      <p className={styles.muted}>
        Так их подтвердили. Если в файле не будет одного из них, он не запишется.
      </p>
      <ColumnFacts columns={columns} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          loading={forget.isPending}
          onClick={() => forget.mutate({ source: guid })}
        >
          Сопоставить заново
        </Button>
      </div>
    </section>
  );
}
