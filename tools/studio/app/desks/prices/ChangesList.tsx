import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Prices.module.css';

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
        Изменение можно отменить целиком в течение суток.
      </Nothing>
    );
  }
  return (
    <>
      <ul className={styles.changes} aria-label="Изменения цен">
        {data.changes.map((one) => (
          <li key={one.guid}>
            <div>
              <b>{one.title}</b>
              <p>
                «{one.reason}» · {one.made_by}
                {one.confirmed_by && `, подтвердил второй человек: ${one.confirmed_by}`} ·{' '}
                {formatDate(one.made_at, 'stamp')}
              </p>
              {one.undone_at && <p>Отменено {formatDate(one.undone_at, 'stamp')}</p>}
            </div>
            {one.may_undo && (
              <Button
                variant="secondary"
                aria-label={`Отменить: ${one.title}`}
                onClick={() => setUndoing(one)}
              >
                Отменить
              </Button>
            )}
          </li>
        ))}
      </ul>
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
