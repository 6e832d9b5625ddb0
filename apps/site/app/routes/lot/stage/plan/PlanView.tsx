import { Switch } from '@m30/ui-kit/switch';
import { planWords, windowsWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { Compass } from './Compass.tsx';
import { Enlarge } from './Enlarge.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import styles from './PlanView.module.css';

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
        <Enlarge src={labelledPlan} sheet={planSheet} alt={alt} />
      </StageFoot>
    </div>
  );
}
