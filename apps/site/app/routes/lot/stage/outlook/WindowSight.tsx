import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Spinner } from '@m30/ui-kit/spinner';
import { CompassStrip } from './look/CompassStrip.tsx';
import { pictureWords, windowName, type Outlook } from './core/outlook-words.ts';
import { loadLook } from './look/load-look.ts';
import { Still } from './Still.tsx';
import styles from './WindowSight.module.css';

export interface WindowSightProps {
  outlook: Outlook;
  /** Id of the flat. */
  lot: string;
  /** Address of the model of its complex. */
  model: string;
  coordinate: readonly [number, number];
}

type Look = Awaited<ReturnType<typeof loadLook>>;

/** What is seen from a window: the still, and on touch the model with its camera there. */
export function WindowSight({ outlook, lot, model, coordinate }: WindowSightProps) {
  const [look, setLook] = useState<Look | 'loading' | 'failed' | 'unable' | null>(null);
  const { place, facing, view, hour } = outlook;
  if (look && typeof look === 'object') {
    const { LookAround, surroundings } = look;
    return (
      <LookAround
        {...{ outlook, surroundings, coordinate }}
        onClose={() => setLook(null)}
        onFail={(error) => {
          reportError(error);
          setLook('unable');
        }}
      />
    );
  }
  const open = (at: NonNullable<typeof place>) => {
    setLook('loading');
    loadLook({ facing, place: at }, model, lot).then(setLook, (error: unknown) => {
      reportError(error);
      setLook('failed');
    });
  };
  return (
    <>
      <figure className={styles.still}>
        <Still src={outlook.picture} alt={pictureWords(outlook)} />
        <figcaption>
          <b>{windowName(outlook)}</b>
          1,6&nbsp;м от&nbsp;пола, 22&nbsp;июня, {hour}:00
        </figcaption>
        {place && look !== 'unable' && (
          <div className={styles.start}>
            {look === 'loading' ? (
              <p role="status">
                <Spinner /> Открываем окно
              </p>
            ) : (
              <Button variant="secondary" onClick={() => open(place)}>
                Осмотреться из&nbsp;окна
              </Button>
            )}
            {look === 'failed' && (
              <p role="alert">
                Модель не&nbsp;загрузилась. Проверьте связь и&nbsp;попробуйте ещё раз.
              </p>
            )}
          </div>
        )}
        {look === 'unable' && (
          <div className={styles.start}>
            <p role="alert">В&nbsp;этом браузере вид не&nbsp;поворачивается: нет WebGL.</p>
          </div>
        )}
      </figure>
      <CompassStrip facing={facing} view={view} />
    </>
  );
}
