import { formatDate } from '@m30/ui-kit/format';
import { Stepper } from '@m30/ui-kit/stepper';
import { Approach } from '../../../components/approach/Approach.tsx';
import type { CompareMonthsProps } from './CompareMonths.tsx';
import { StagePicture } from './StagePicture.tsx';
import { leaderOf, NOTE, stateWords, stepOf, STEPS, type Progress as Told } from './stage-words.ts';
import styles from './Progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  progress: Told;
  /** Building that the page is about; the one that has come furthest otherwise. */
  subvendor?: string | undefined;
}

const load = () => import('./CompareMonths.tsx');

/** The works month by month: a ruler of stages, the newest month drawn, two months to compare. */
export function Progress({ progress, subvendor }: ProgressProps) {
  const { months, buildings, picture } = progress;
  const [newest] = months;
  const building = subvendor
    ? buildings.find((one) => one.subvendor === subvendor)
    : leaderOf(buildings);
  if (!newest || !building) return null;
  const compared: CompareMonthsProps | null = picture && { progress, picture };
  return (
    <div className={styles.progress}>
      <Stepper steps={STEPS} current={stepOf(building)} />
      <p>
        <b>{building.name}</b> — {stateWords(building)}
      </p>
      <div className={styles.told}>
        {compared && (
          <Approach load={load} props={compared}>
            <figure className={styles.figure}>
              <StagePicture picture={compared.picture} month={newest} />
              <figcaption>
                {formatDate(newest.month, 'month')}. {NOTE}
              </figcaption>
            </figure>
          </Approach>
        )}
        <ol className={styles.months}>
          {months.map(({ month, text }, index) => (
            <li key={month}>
              <details open={index === 0}>
                <summary>{formatDate(month, 'month')}</summary>
                <p>{text}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
