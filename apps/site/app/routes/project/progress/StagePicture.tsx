import { Picture } from '@m30/ui-kit/picture';
import type { Progress, ProgressMonth } from './stage-words.ts';
import styles from './Progress.module.css';

export interface StagePictureProps {
  picture: NonNullable<Progress['picture']>;
  month: ProgressMonth;
}

/** The works drawn over the picture of the houses: what is not built yet is a sketch on paper. */
export function StagePicture({ picture, month }: StagePictureProps) {
  return (
    <div className={styles.picture}>
      <Picture picture={{ ...picture, alt: month.text }} sizes="(min-width: 1360px) 62vw, 100vw" />
      <img src={month.drawing} alt="" loading="lazy" decoding="async" />
    </div>
  );
}
