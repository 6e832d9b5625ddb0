import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { UndoList } from '../../components/undo-list/UndoList.tsx';

type Import = StudioResult<'Imports.List'>['imports'][number];

/** Files that were written, the latest first; that one can be taken back. */
export function ImportsList() {
  const { data, isError, refetch } = useQuery(studioQuery('Imports.List', {}));
  const [undoing, setUndoing] = useState<Import | null>(null);
  const undo = useChange('Imports.Undo', {
    touches: ['Imports.List', 'Lots.Buildings', 'Prices.Lots'],
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
      <UndoList
        label="Импорты"
        entries={data.imports}
        titleOf={({ file }) => file}
        onUndo={setUndoing}
      >
        {({ at, lots }) => (
          <p>
            {formatDate(at, 'stamp')} · {formatCount(lots, ['лот', 'лота', 'лотов'])}
          </p>
        )}
      </UndoList>
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
