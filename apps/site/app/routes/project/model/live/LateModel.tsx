import { useEffect, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Spinner } from '@m30/ui-kit/spinner';
import type { ModelData } from '../core/model-data.ts';
import pageStyles from '../frame/Frame.module.css';
import { HouseTable } from '../side/HouseTable.tsx';
import { loadModel, type LoadedModel } from './load-model.ts';
import styles from './LateModel.module.css';
import { TurningModel } from './TurningModel.tsx';

export interface LateModelProps {
  data: ModelData;
}

/** The model that turns: its masses and the boards of its buildings are asked for first. */
export function LateModel({ data }: LateModelProps) {
  const { vendor, model, houses } = data;
  const [loaded, setLoaded] = useState<LoadedModel | 'failed' | null>(null);
  const [tried, setTried] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    loadModel({ vendor, model, houses }, asking.signal).then(setLoaded, (error: unknown) => {
      if (asking.signal.aborted) return;
      reportError(error);
      setLoaded('failed');
    });
    return () => asking.abort();
  }, [vendor, model, houses, tried]);
  if (loaded && loaded !== 'failed') return <TurningModel data={data} loaded={loaded} />;
  return (
    <div className={pageStyles.work}>
      <div className={pageStyles.sight}>
        <div className={styles.state}>
          {loaded === 'failed' ? (
            <div role="alert">
              <p>Не&nbsp;удалось получить модель. Таблица корпусов осталась.</p>
              <Button
                onClick={() => {
                  setLoaded(null);
                  setTried((count) => count + 1);
                }}
              >
                Попробовать ещё раз
              </Button>
            </div>
          ) : (
            <p role="status">
              <Spinner /> Собираем модель
            </p>
          )}
        </div>
      </div>
      <div className={pageStyles.side}>
        <HouseTable vendor={vendor} houses={houses} />
      </div>
    </div>
  );
}
