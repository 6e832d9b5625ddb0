import { MarkedFacade } from '../../../components/listing-page/index.ts';
import { facadeWords, planWords, windowsWords } from '../data/lot-words.ts';
import type { LotData } from '../data/lot.server.ts';
import { Compass } from './Compass.tsx';
import { Enlarge } from './Enlarge.tsx';
import { FloorView } from './lazy-floor-view.ts';
import styles from './Stage.module.css';

/**
 * The plan, the flats around it, and the lot's place in its building. The views are a group of radio buttons, so that
 * they change by keyboard and without script.
 */
export function Stage({ lot, floor }: Pick<LotData, 'lot' | 'floor'>) {
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
        <img
          className={styles.plan}
          data-drawing=""
          src={lot.labelledPlan}
          alt={planWords(lot)}
          fetchPriority="high"
        />
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
        <Compass sides={lot.sides} />
        <p>{windowsWords(lot.sides)}</p>
        <Enlarge src={lot.labelledPlan} alt={planWords(lot)} />
      </div>
    </div>
  );
}
