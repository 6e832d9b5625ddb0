import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { UndoList } from '../../components/undo-list/UndoList.tsx';

type Change = StudioResult<'Prices.Changes'>['changes'][number];

/** Changes of prices, the latest first; for a day each can be undone as a whole. */
export function ChangesList() {
  const { data, isError, refetch } = useQuery(studioQuery('Prices.Changes', {}));
  const [undoing, setUndoing] = useState<Change | null>(null);
  const undo = useChange('Prices.Undo', {
    touches: ['Prices.Changes', 'Prices.Lots'],
    done: ({ restored, left }) =>
      `Вернули цены: ${restored}${left.length > 0 ? `. Остались: ${left.join(', ')}` : ''}`,
  });
  if (isError) return <Trouble onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.changes.length === 0) {
    return (
      <Nothing title="Цены ещё не меняли">
        Изменение можно отменить целиком в течение суток, скидку со сроком — пока она идёт.
      </Nothing>
    );
  }
  return (
    <>
      <UndoList
        label="Изменения цен"
        entries={data.changes}
        titleOf={({ title }) => title}
        onUndo={setUndoing}
      >
        {(one) => (
          <>
            <p>
              «{one.reason}» · {one.made_by ?? 'по сроку'}
              {one.confirmed_by && `, подтвердил второй человек: ${one.confirmed_by}`} ·{' '}
              {formatDate(one.made_at, 'stamp')}
            </p>
            {one.ends_at && !one.undone_at && (
              <p>
                Скидка закончится {formatDate(one.ends_at, 'stamp')}, прежние цены вернутся сами
              </p>
            )}
            {one.undone_at && (
              <p>
                {one.ends_at ? 'Закончена' : 'Отменено'} {formatDate(one.undone_at, 'stamp')}
              </p>
            )}
          </>
        )}
      </UndoList>
      <ConfirmDialog
        title="Вернуть прежние цены?"
        action="Вернуть"
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        send={async () => undoing && undo.mutateAsync({ change: undoing.guid })}
      >
        {undoing &&
          `${undoing.title}. Всего на ${formatMoney(Math.abs(undoing.difference))}. Лоты, которые уже нашли покупателя, останутся как есть.`}
      </ConfirmDialog>
    </>
  );
}
