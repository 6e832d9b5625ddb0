import type { ResultOf } from '@m30/api/client';
import { RadioTabs } from '../../radio-tabs/RadioTabs.tsx';
import { outlooksOf, tabName } from './core/outlook-words.ts';
import styles from './Outlook.module.css';
import { ViewShares } from './ViewShares.tsx';
import { WindowSheet } from './WindowSheet.tsx';

/** Windows that the bar has room for. */
const MOST = 8;

interface OutlookProps {
  /** Id of the flat. */
  lot: string;
  light: ResultOf<'Objects.GetLight'>;
}

/** What is seen from the windows of a flat, one at a time. */
export default function Outlook({ lot, light }: OutlookProps) {
  if (light.state === 'waiting') {
    return (
      <p className={styles.none}>
        Виды этой квартиры ещё не&nbsp;посчитаны. Откройте вкладку через минуту.
      </p>
    );
  }
  const outlooks = light.state === 'ready' ? outlooksOf(light).slice(0, MOST) : [];
  const [only] = outlooks;
  if (!only || light.state !== 'ready') {
    return (
      <p className={styles.none}>
        Вид из&nbsp;этой квартиры не&nbsp;нарисован: в&nbsp;модели дома её окна закрыты соседним
        корпусом. Покажем его на&nbsp;просмотре.
      </p>
    );
  }
  const known = { all: outlooks, lot, model: light.model, coordinate: light.coordinate };
  return (
    <div className={styles.outlook}>
      {outlooks.length === 1 ? (
        <WindowSheet outlook={only} {...known} />
      ) : (
        <RadioTabs
          label="Окно"
          name="window"
          tabs={outlooks.map((outlook, index) => ({
            id: String(index),
            title: tabName(outlook),
            content: <WindowSheet outlook={outlook} {...known} />,
          }))}
        />
      )}
      <ViewShares outlooks={outlooks} />
      <p className={styles.honest}>
        <b>Это чертёж, а&nbsp;не&nbsp;снимок.</b> Вид построен из&nbsp;масс домов на&nbsp;стадии
        проекта и&nbsp;соседних кварталов, на&nbsp;рисунке деревья с&nbsp;листвой. Окна
        на&nbsp;фасадах показаны условно, балконы и&nbsp;лоджии не&nbsp;нарисованы. Домов, которые
        могут построить позже, в&nbsp;модели нет. Доли — от&nbsp;кадра в&nbsp;78°, где горизонт
        посередине; на&nbsp;рисунке он поднят. Азимуты под рисунком — в&nbsp;его проекции.
      </p>
    </div>
  );
}
