import { useMemo } from 'react';
import { browserApi } from '@m30/shell/browser';
import { formatDate } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { Stepper } from '@m30/ui-kit/stepper';
import { StaticPart } from '../../../components/static-part/index.ts';
import { StagePicture } from './StagePicture.tsx';
import {
  buildingOf,
  NOTE,
  stateWords,
  stepOf,
  STEPS,
  type Progress as ProgressData,
} from './stage-words.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  vendor: string;
  /** Building that the page is about; the one that has come furthest otherwise. */
  subvendor?: string | undefined;
  /** `null` where the document holds it. */
  progress: ProgressData | null;
  /** There are drawings of the months. */
  drawn: boolean;
}

/** Months that are described in words where drawings show them all. */
const DESCRIBED = 6;

/** The works month by month: a ruler of stages, the newest month drawn, two months to compare. */
export function Progress({ vendor, subvendor, progress, drawn }: ProgressProps) {
  const load = useMemo(() => () => loadComparison(vendor), [vendor]);
  return (
    <div className={styles.progress}>
      <StaticPart data={progress}>
        {(shown) => <State progress={shown} subvendor={subvendor} />}
      </StaticPart>
      <div className={styles.described}>
        {drawn && (
          <LatePart
            key={vendor}
            load={load}
            fallback={
              <StaticPart data={progress}>{(shown) => <Newest progress={shown} />}</StaticPart>
            }
          >
            {({ CompareMonths, months, picture }) =>
              picture && <CompareMonths progress={months} picture={picture} />
            }
          </LatePart>
        )}
        <StaticPart data={progress}>
          {({ months }) => <Months months={drawn ? months.slice(0, DESCRIBED) : months} />}
        </StaticPart>
      </div>
    </div>
  );
}

/** The comparison of two months, with the months themselves. */
async function loadComparison(vendor: string) {
  const [{ default: CompareMonths }, months] = await Promise.all([
    import('./CompareMonths.tsx'),
    browserApi.get('Objects.GetProgress', { vendor }),
  ]);
  return { CompareMonths, months, picture: months.picture };
}

function State({ progress, subvendor }: { progress: ProgressData; subvendor: string | undefined }) {
  const building = buildingOf(progress, subvendor);
  return (
    building && (
      <>
        <Stepper steps={STEPS} current={stepOf(building)} />
        <p>
          <b>{building.name}</b> — {stateWords(building)}
        </p>
      </>
    )
  );
}

function Newest({ progress: { months, picture } }: { progress: ProgressData }) {
  const [newest] = months;
  return (
    picture &&
    newest && (
      <figure className={styles.figure}>
        <StagePicture picture={picture} month={newest} />
        <figcaption>{`${formatDate(newest.month, 'month')}. ${NOTE}`}</figcaption>
      </figure>
    )
  );
}

function Months({ months }: Pick<ProgressData, 'months'>) {
  return (
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
  );
}
