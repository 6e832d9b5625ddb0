import { lazy, Suspense, useRef } from 'react';
import { useStaticData } from '@m30/shell/static-data';
import { StaticPart } from '../../../../components/static-part/index.ts';
import type { LotData } from '../../data/lot.server.ts';
import { LightWords } from './LightWords.tsx';
import styles from './LightView.module.css';
import { useOpened } from './use-opened.ts';

/** Comes, with its figures, once the tab is opened. */
const LightStage = lazy(() => import('./LightStage.tsx'));

/** The sun in the flat: words of four days in the page, any day of the year once its tab is open. */
export function LightView({ lot, light }: Pick<LotData, 'lot' | 'light'>) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useOpened(place);
  const words = (
    <StaticPart data={useStaticData('light', light)}>
      {(known) => <LightWords light={known} />}
    </StaticPart>
  );
  return (
    <div ref={place} className={styles.words}>
      {opened ? (
        <Suspense fallback={words}>
          <LightStage lot={lot} />
        </Suspense>
      ) : (
        words
      )}
    </div>
  );
}
