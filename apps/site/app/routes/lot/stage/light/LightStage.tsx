import { useEffect, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Spinner } from '@m30/ui-kit/spinner';
import { browserApi } from '@m30/shell/browser';
import type { LotData } from '../../data/lot.server.ts';
import { LightDay } from './LightDay.tsx';
import styles from './LightStage.module.css';

type Answer = ResultOf<'Objects.GetLight'> | 'failed' | null;

/** The sun of any day: figures of the flat are asked for as soon as its tab is open. */
export default function LightStage({ lot }: Pick<LotData, 'lot'>) {
  const { vendor, subvendor, id } = lot;
  const [answer, setAnswer] = useState<Answer>(null);
  const [tried, setTried] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    browserApi
      .get('Objects.GetLight', { vendor, subvendor, id, days: 'all' }, { signal: asking.signal })
      .then(setAnswer, () => {
        if (!asking.signal.aborted) setAnswer('failed');
      });
    return () => asking.abort();
  }, [vendor, subvendor, id, tried]);
  const retry = () => {
    setAnswer(null);
    setTried((count) => count + 1);
  };
  if (answer === null) {
    return (
      <p className={styles.state} role="status">
        <Spinner /> Считаем солнце в&nbsp;этой квартире
      </p>
    );
  }
  if (answer === 'failed' || answer.state === 'waiting') {
    return (
      <div className={styles.state} role="alert">
        <p>Не&nbsp;удалось получить расчёт солнца.</p>
        <Button onClick={retry}>Попробовать ещё раз</Button>
      </div>
    );
  }
  if (answer.state === 'unknown' || !answer.rooms.some(({ windows }) => windows.length > 0)) {
    return (
      <p className={styles.state}>
        Солнце в&nbsp;этой квартире не&nbsp;посчитано: в&nbsp;модели дома её окна закрыты соседним
        корпусом. Покажем его на&nbsp;просмотре.
      </p>
    );
  }
  return <LightDay lot={lot} light={answer} />;
}
