import { useState } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { PicturePair } from '@m30/ui-kit/picture-pair';
import { MonthRuler } from './MonthRuler.tsx';
import { MonthStep } from './MonthStep.tsx';
import { Phases } from './Phases.tsx';
import {
  firstPair,
  floorsOf,
  monthWords,
  NOTE,
  runsOf,
  type Progress,
  type ProgressMonth,
} from './stage-words.ts';
import styles from './MonthScene.module.css';

/** Two months of the building site over each other, chosen on a ruler of all of them. */
export default function MonthScene({ progress }: { progress: Progress }) {
  const months = progress.months.toReversed();
  const [[left, right], setPair] = useState(() => firstPair(months));
  const [one, other] = [months[left], months[right]];
  if (!one || !other) return null;
  const reported = new Set(runsOf(months).map(({ phase }) => phase));
  const phases = progress.phases.filter(({ phase }) => reported.has(phase));
  const plate = (month: ProgressMonth) => (
    <>
      <b>{formatDate(month.month, 'month')}</b>
      {monthWords(month, floorsOf(progress.buildings))}
    </>
  );
  /** The earlier month never passes the later one. */
  const moveLeft = (to: number) => setPair([Math.min(to, right), right]);
  const moveRight = (to: number) => setPair([left, Math.max(to, left)]);
  return (
    <div className={styles.scene}>
      <PicturePair
        className={styles.pair}
        left={<Phases phases={phases} shown={one.phase} />}
        right={<Phases phases={phases} shown={other.phase} />}
        leftPlate={plate(one)}
        rightPlate={plate(other)}
        note={NOTE}
        borderLabel="Граница между месяцами"
        describe={(share) => `${share}\u00a0% картинки\u00a0— ${formatDate(one.month, 'month')}`}
      />
      <div className={styles.steps}>
        <MonthStep name="Слева" months={months} value={left} most={right} onMove={moveLeft} />
        <p aria-live="polite">
          {one.phase === other.phase
            ? 'В\u00a0оба месяца этап один, поэтому и\u00a0картинка одна'
            : 'Двигайте месяцы по\u00a0линейке, границу\u00a0— по\u00a0картинке'}
        </p>
        <MonthStep name="Справа" months={months} value={right} least={left} onMove={moveRight} />
      </div>
      <MonthRuler months={months} pair={[left, right]} onLeft={moveLeft} onRight={moveRight} />
    </div>
  );
}
