import { formatNumber } from '@m30/ui-kit/format';
import { CompassStrip } from './CompassStrip.tsx';
import {
  landmarkWords,
  nearestWords,
  pictureWords,
  waterWords,
  windowName,
  type Outlook,
} from './core/outlook-words.ts';
import { Still } from './Still.tsx';
import styles from './WindowSheet.module.css';

export interface WindowSheetProps {
  outlook: Outlook;
  /** All windows of the flat. */
  all: readonly Outlook[];
}

/** One window: what is seen from it, where it looks, and three facts. */
export function WindowSheet({ outlook, all }: WindowSheetProps) {
  const { view, hour, picture, facing } = outlook;
  const water = waterWords(all);
  const nearest = nearestWords(view);
  return (
    <div>
      <figure className={styles.still}>
        <Still src={picture} alt={pictureWords(outlook)} />
        <figcaption>
          <b>{windowName(outlook)}</b>
          1,6&nbsp;м от&nbsp;пола, 22&nbsp;июня, {hour}:00
        </figcaption>
      </figure>
      <CompassStrip facing={facing} view={view} />
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
