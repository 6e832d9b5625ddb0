import { lazy } from 'react';
import { Switch } from '@m30/ui-kit/switch';
import { LargePlan } from '../../../../components/zoom-stage/LargePlan.tsx';
import { planWords, windowsWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { fitHref } from '../../fit/core/fit-href.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { Compass } from './Compass.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import styles from './PlanView.module.css';

/** Comes with the first press of the button. */
const PlanZoom = lazy(() => import('./PlanZoom.tsx'));

/** The plan with its compass; furniture and sizes are switched, the whole is enlarged. */
export function PlanView({ lot }: Pick<LotData, 'lot'>) {
  const { planSheet, sides, labelledPlan } = lot;
  const alt = planWords(lot);
  return (
    <div className={styles.view}>
      <div className={styles.ground}>
        {planSheet ? (
          <div className={styles.plan} data-drawing="">
            <PlanSheet sheet={planSheet} alt={alt} main />
          </div>
        ) : (
          <img
            className={styles.drawing}
            data-drawing=""
            src={labelledPlan}
            alt={alt}
            fetchPriority="high"
          />
        )}
      </div>
      <StageFoot
        words={
          <>
            <Compass sides={sides} north={planSheet?.north ?? 0} />
            {windowsWords(sides)}
          </>
        }
      >
        {planSheet && (
          <div className={styles.layers}>
            <Switch name="furniture" defaultChecked>
              Мебель
            </Switch>
            <Switch name="sizes" defaultChecked>
              Размеры
            </Switch>
          </div>
        )}
        {planSheet && (
          <a className={styles.fit} href={fitHref(lot.url)}>
            Расставить мебель
          </a>
        )}
        <LargePlan
          src={labelledPlan}
          alt={alt}
          zoom={planSheet && <PlanZoom sheet={planSheet} alt={alt} />}
        />
      </StageFoot>
    </div>
  );
}
