import { useMemo } from 'react';
import { browserApi } from '@m30/shell/browser';
import { formatDate } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { Stepper } from '@m30/ui-kit/stepper';
import { StaticPart } from '../../../components/static-part/index.ts';
import { Phases } from './Phases.tsx';
import {
  buildingOf,
  floorsOf,
  monthWords,
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
  /** There are pictures of the phases. */
  pictured: boolean;
}

/** Months that are described in words where pictures show them all. */
const DESCRIBED = 2;

/** The works month by month: a ruler of stages, the newest month in a picture, two months to compare. */
export function Progress({ vendor, subvendor, progress, pictured }: ProgressProps) {
  const load = useMemo(() => () => loadScene(vendor), [vendor]);
  return (
    <div className={styles.progress}>
      <StaticPart data={progress}>
        {(shown) => <State progress={shown} subvendor={subvendor} />}
      </StaticPart>
      {pictured && (
        <LatePart
          key={vendor}
          load={load}
          fallback={
            <StaticPart data={progress}>{(shown) => <Newest progress={shown} />}</StaticPart>
          }
        >
          {({ MonthScene, progress }) => <MonthScene progress={progress} />}
        </LatePart>
      )}
      <StaticPart data={progress}>
        {({ months }) => <Months months={pictured ? months.slice(0, DESCRIBED) : months} />}
      </StaticPart>
    </div>
  );
}

/** The comparison of two months, with the months themselves. */
async function loadScene(vendor: string) {
  const [{ default: MonthScene }, progress] = await Promise.all([
    import('./MonthScene.tsx'),
    browserApi.get('Objects.GetProgress', { vendor }),
  ]);
  return { MonthScene, progress };
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

/** The newest month, until two can be compared. */
function Newest({ progress: { months, phases, buildings } }: { progress: ProgressData }) {
  const [newest] = months;
  if (!newest) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.still}>
        <Phases
          phases={phases.filter(({ phase }) => phase === newest.phase)}
          shown={newest.phase}
        />
      </div>
      <figcaption>
        {`${formatDate(newest.month, 'month')}, ${monthWords(newest, floorsOf(buildings))}. ${NOTE}.`}
      </figcaption>
    </figure>
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
