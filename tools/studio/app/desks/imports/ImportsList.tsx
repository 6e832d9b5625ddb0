import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Imports.module.css';

type Import = StudioResult<'Imports.List'>['imports'][number];

/** Files that were written, the latest first; that one can be taken back. */
export function ImportsList() {
  const { data, isError, refetch } = useQuery(studioQuery('Imports.List', {}));
  const [undoing, setUndoing] = useState<Import | null>(null);
  const undo = useChange('Imports.Undo', {
    touches: ['Imports.List', 'Prices.Buildings', 'Prices.Lots'],
    done: ({ removed, restored }) => `Импорт отменён: убрано ${removed}, возвращено ${restored}`,
  });
  if (isError) return <Trouble onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.imports.length === 0) {
    return (
      <Nothing title="Файлов ещё не загружали">Загрузите первый: сначала покажем разницу.</Nothing>
    );
  }
  return (
    <>
      <ul className={styles.imports} aria-label="Импорты">
        {data.imports.map((one) => (
          <li key={one.guid}>
            <div>
              <b>{one.file}</b>
              <p>
                {formatDate(one.at, 'stamp')} · {formatCount(one.lots, ['лот', 'лота', 'лотов'])}
              </p>
            </div>
            {one.may_undo && (
              <Button
                variant="secondary"
                aria-label={`Отменить: ${one.file}`}
                onClick={() => setUndoing(one)}
              >
                Отменить
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Отменить импорт?"
        action="Отменить импорт"
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        send={async () => undoing && undo.mutateAsync({ import: undoing.guid })}
      >
        {undoing &&
          `${undoing.file}: созданное исчезнет, изменённое станет прежним. Если лот уже продан или забронирован, не изменится ничего.`}
      </ConfirmDialog>
    </>
  );
}
