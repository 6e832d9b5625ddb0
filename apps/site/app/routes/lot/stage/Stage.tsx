import { Switch } from '@m30/ui-kit/switch';
import { MarkedFacade } from '../../../components/listing-page/index.ts';
import { facadeWords, planWords, windowsWords } from '../data/lot-words.ts';
import type { LotData } from '../data/lot.server.ts';
import { Compass } from './Compass.tsx';
import { Enlarge } from './Enlarge.tsx';
import { FloorView } from './lazy-floor-view.ts';
import { PlanSheet } from './plan/PlanSheet.tsx';
import styles from './Stage.module.css';

/**
 * The plan, the flats around it, and the lot's place in its building. The views are a group of radio buttons, so that
 * they change by keyboard and without script.
 */
export function Stage({ lot, floor }: Pick<LotData, 'lot' | 'floor'>) {
  const { planSheet } = lot;
  return (
    <div className={styles.stage} data-tone="paper">
      {(floor ?? lot.facade) && (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">Что показать</legend>
          <label>
            <input type="radio" name="view" value="plan" defaultChecked />
            Планировка
          </label>
          {floor && (
            <label>
              <input type="radio" name="view" value="floor" />
              На&nbsp;этаже
            </label>
          )}
          {lot.facade && (
            <label>
              <input type="radio" name="view" value="building" />
              В&nbsp;корпусе
            </label>
          )}
        </fieldset>
      )}
      <div className={styles.view} data-view="plan">
        {planSheet ? (
          <div className={styles.plan} data-drawing="">
            <PlanSheet sheet={planSheet} alt={planWords(lot)} main />
          </div>
        ) : (
          <img
            className={styles.drawing}
            data-drawing=""
            src={lot.labelledPlan}
            alt={planWords(lot)}
            fetchPriority="high"
          />
        )}
      </div>
      {floor && (
        <div className={styles.view} data-view="floor">
          <FloorView floor={floor} current={lot.id} />
        </div>
      )}
      {lot.facade && (
        <div className={styles.view} data-view="building">
          <MarkedFacade
            facade={lot.facade}
            alt={facadeWords(lot)}
            sizes="(min-width: 900px) 66vw, 100vw"
          />
        </div>
      )}
      <div className={styles.legend}>
        <Compass sides={lot.sides} north={planSheet?.north ?? 0} />
        <p>{windowsWords(lot.sides)}</p>
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
        <Enlarge src={lot.labelledPlan} sheet={planSheet} alt={planWords(lot)} />
      </div>
    </div>
  );
}
