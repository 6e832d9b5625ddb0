import { FacadeView } from '../fact/FacadeView.tsx';
import { planWords, windowsWords } from '../lot-words.ts';
import type { LotView } from '../lot.server.ts';
import { Compass } from './Compass.tsx';
import styles from './Stage.module.css';

/**
 * The plan, and the lot's place in its building. The views are a group of radio buttons, so that
 * they change by keyboard and without script.
 */
export function Stage({ lot }: { lot: LotView }) {
  return (
    <div className={styles.stage} data-tone="paper">
      {lot.facade && (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">Что показать</legend>
          <label>
            <input type="radio" name="view" value="plan" defaultChecked />
            Планировка
          </label>
          <label>
            <input type="radio" name="view" value="building" />
            В&nbsp;корпусе
          </label>
        </fieldset>
      )}
      <div className={styles.view} data-view="plan">
        <img
          className={styles.plan}
          src={lot.labelledPlan}
          alt={planWords(lot)}
          fetchPriority="high"
        />
      </div>
      {lot.facade && (
        <div className={styles.view} data-view="building">
          <FacadeView lot={lot} facade={lot.facade} sizes="(min-width: 900px) 66vw, 100vw" />
        </div>
      )}
      <p className={styles.legend}>
        <Compass sides={lot.sides} />
        {windowsWords(lot.sides)}
      </p>
    </div>
  );
}
