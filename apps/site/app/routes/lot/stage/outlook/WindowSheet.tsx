import { formatNumber } from '@m30/ui-kit/format';
import { landmarkWords, nearestWords, waterWords, type Outlook } from './core/outlook-words.ts';
import styles from './WindowSheet.module.css';
import { WindowSight, type WindowSightProps } from './WindowSight.tsx';

export interface WindowSheetProps extends WindowSightProps {
  /** All windows of the flat. */
  all: readonly Outlook[];
}

/** One window: what is seen from it, where it looks, and three facts. */
export function WindowSheet({ outlook, all, lot, model, coordinate }: WindowSheetProps) {
  const { view } = outlook;
  const water = waterWords(all);
  const nearest = nearestWords(view);
  return (
    <div>
      <WindowSight {...{ outlook, lot, model, coordinate }} />
      <ul className={styles.facts}>
        <li>
          <b>{water.title}</b>
          {water.note}
        </li>
        <li>
          <b>{nearest.title}</b>
          {nearest.note}
        </li>
        <li>
          <b>{formatNumber(view.eyes, 1)}&nbsp;м над улицей</b>
          на&nbsp;этой высоте глаза, если стоять у&nbsp;окна
        </li>
      </ul>
      {view.landmarks.length > 0 && (
        <p className={styles.landmarks}>
          <b>Ориентиры в&nbsp;окне.</b> {landmarkWords(view)}. В&nbsp;модели их ничто
          не&nbsp;закрывает, дома дальше 350&nbsp;м неизвестны. Места — ©&nbsp;участники
          OpenStreetMap.
        </p>
      )}
    </div>
  );
}
