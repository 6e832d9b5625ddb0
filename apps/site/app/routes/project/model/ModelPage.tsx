import { useEffect, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Spinner } from '@m30/ui-kit/spinner';
import { PickBar } from '../pick-bar/PickBar.tsx';
import { HouseTable } from './side/HouseTable.tsx';
import type { ModelData } from './core/model-data.ts';
import { ModelWords } from './still/ModelWords.tsx';
import styles from './frame/Frame.module.css';

type Late = typeof import('./live/LateModel.tsx').LateModel;

/** The address that asks for the model at once. */
const TURN = '#pokrutit';

/** A complex as a model of paper: a drawing and figures in words, and the model itself once somebody asks for it. */
export function ModelPage({ data }: { data: ModelData }) {
  const { vendor, complexName, coordinate, model, houses, ways } = data;
  const [loaded, setLoaded] = useState<Late | 'loading' | 'failed' | null>(null);
  const load = () => {
    setLoaded('loading');
    import('./live/LateModel.tsx').then(
      ({ LateModel }) => setLoaded(() => LateModel),
      (error: unknown) => {
        reportError(error);
        setLoaded('failed');
      },
    );
  };
  useEffect(() => {
    if (location.hash === TURN) load();
  }, []);
  const Live = typeof loaded === 'function' ? loaded : null;
  const alt = `Модель комплекса «${complexName}» с\u00a0юго-запада, тени в\u00a010:30 22\u00a0мая`;
  return (
    <>
      <PickBar
        title={`«${complexName}», все корпуса`}
        coordinate={coordinate}
        ways={[
          { title: 'Моделью', href: null },
          { title: 'На фасаде', href: ways.facade },
          { title: 'Шахматка', href: ways.chess },
          { title: 'Списком', href: ways.list },
        ]}
        close={{ label: 'Закрыть модель', href: `/obekty/${vendor}` }}
      />
      {Live ? (
        <Live data={data} />
      ) : (
        <div className={styles.work}>
          <div className={styles.sight}>
            <div className={styles.still}>
              <img src={model.picture} alt={alt} width={1200} height={887} />
              <div className={styles.start}>
                {loaded === 'loading' ? (
                  <p role="status">
                    <Spinner /> Собираем модель
                  </p>
                ) : (
                  <Button size="large" onClick={load}>
                    Покрутить модель
                  </Button>
                )}
                {loaded === 'failed' && (
                  <p role="alert">
                    Модель не&nbsp;загрузилась. Проверьте связь и&nbsp;попробуйте ещё раз.
                  </p>
                )}
              </div>
            </div>
          </div>
          <div className={styles.side}>
            <HouseTable vendor={vendor} houses={houses} />
            <ModelWords houses={houses} ways={ways} />
          </div>
        </div>
      )}
    </>
  );
}
