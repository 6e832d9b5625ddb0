import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Spinner } from '@m30/ui-kit/spinner';
import styles from './Still.module.css';

export interface StillProps {
  src: string;
  alt: string;
}

/** A drawing of what is seen from a window. The first visitor waits a second or two until it is made; one that failed can be asked for again. */
export function Still({ src, alt }: StillProps) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  if (state === 'failed') {
    return (
      <div className={styles.state} role="alert">
        <p>Не&nbsp;удалось нарисовать вид из&nbsp;этого окна.</p>
        <Button onClick={() => setState('drawing')}>Попробовать ещё раз</Button>
      </div>
    );
  }
  return (
    <>
      <img
        className={styles.picture}
        {...{ src, alt }}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
        onLoad={() => setState('drawn')}
        onError={() => setState('failed')}
      />
      {state === 'drawing' && (
        <p className={styles.drawing}>
          <Spinner label="Рисуем вид из&nbsp;этого окна" />
          <span aria-hidden="true">Рисуем вид</span>
        </p>
      )}
    </>
  );
}
