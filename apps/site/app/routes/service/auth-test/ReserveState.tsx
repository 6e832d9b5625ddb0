import { useState } from 'react';
import { readOfflineReserve, refreshOfflineReserve } from '@m30/auth';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';

export interface ReserveStateProps {
  user: { id: number; guid: string };
}

const words = { good: 'есть', no: 'нет', unknown: 'ещё не\u00a0спрашивали' };

/** The kept flag of a reserve made in an office; asking for it needs the session. */
export function ReserveState({ user }: ReserveStateProps) {
  const [flag, setFlag] = useState(() => readOfflineReserve());
  const ask = async () => setFlag(await refreshOfflineReserve(browserApi, user));
  return (
    <>
      <p>Бронь в&nbsp;офисе: {words[flag ?? 'unknown']}</p>
      <Button variant="secondary" size="small" onClick={() => void ask()}>
        Спросить о&nbsp;брони
      </Button>{' '}
    </>
  );
}
