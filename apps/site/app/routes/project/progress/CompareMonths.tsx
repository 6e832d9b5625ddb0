import { useState, type CSSProperties } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { StagePicture } from './StagePicture.tsx';
import { NOTE, type Progress } from './stage-words.ts';
import styles from './Progress.module.css';

export interface CompareMonthsProps {
  progress: Progress;
  picture: NonNullable<Progress['picture']>;
}

/** Share of the picture that shows the later month, for the style sheet. */
interface Divided extends CSSProperties {
  '--m30-share': string;
}

/** Two months over each other with a line between that is moved by hand or by the arrow keys. */
export default function CompareMonths({ progress, picture }: CompareMonthsProps) {
  const { months } = progress;
  const [later, setLater] = useState(0);
  const [earlier, setEarlier] = useState(Math.min(6, months.length - 1));
  const [share, setShare] = useState(50);
  const [one, other] = [months[earlier], months[later]];
  if (!one || !other) return null;
  const options = months.map(({ month }, index) => ({
    id: String(index),
    label: formatDate(month, 'month'),
  }));
  const divided: Divided = { '--m30-share': `${share}%` };
  return (
    <figure className={styles.figure}>
      <div className={styles.pair} style={divided}>
        <StagePicture picture={picture} month={one} />
        <div className={styles.later}>
          <StagePicture picture={picture} month={other} />
        </div>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Граница между месяцами"
          aria-valuetext={`${share}\u00a0% рисунка\u00a0— ${formatDate(one.month, 'month')}`}
          onChange={({ target }) => setShare(target.valueAsNumber)}
        />
      </div>
      <figcaption>{NOTE}</figcaption>
      <div className={styles.choice}>
        <Select
          label="Слева"
          options={options}
          value={String(earlier)}
          onChange={({ target }) => setEarlier(Number(target.value))}
        />
        <Select
          label="Справа"
          options={options}
          value={String(later)}
          onChange={({ target }) => setLater(Number(target.value))}
        />
      </div>
    </figure>
  );
}
