import type { ResultOf } from '@m30/api/client';

export type Progress = ResultOf<'Objects.GetProgress'>;
export type ProgressMonth = Progress['months'][number];
export type Phase = ProgressMonth['phase'];
export type WorkState = Progress['buildings'][number];

/** How much there is to show of the works: pictures of the phases come with their words. */
export type ProgressDetail = 'nothing' | 'words' | 'pictures';

/** What can be shown of a complex, or of one of its buildings; nothing of what is finished. */
export function progressDetail(progress: Progress | null, subvendor?: string): ProgressDetail {
  if (!progress || progress.months.length === 0) return 'nothing';
  const building = buildingOf(progress, subvendor);
  const isFinished = subvendor
    ? building?.stage === 'keys'
    : progress.buildings.every(({ stage }) => stage === 'keys');
  if (!building || isFinished) return 'nothing';
  return progress.phases.length > 0 ? 'pictures' : 'words';
}

/** The building that is described: the one named, or the one that has come furthest. */
export function buildingOf({ buildings }: Progress, subvendor?: string): WorkState | undefined {
  return subvendor
    ? buildings.find((building) => building.subvendor === subvendor)
    : leaderOf(buildings);
}

/** Names of the divisions of the ruler, in their order. */
export const STEPS = ['Котлован', 'Фундамент', 'Паркинг', 'Каркас', 'Фасад', 'Отделка', 'Ключи'];

const ORDER: readonly WorkState['stage'][] = [
  'pit',
  'foundation',
  'parking',
  'frame',
  'facade',
  'finishing',
  'keys',
];

/** Division of the ruler that is under way, from 1; 0 before the pit, beyond the last with the keys. */
export function stepOf({ stage }: Pick<WorkState, 'stage'>): number {
  return stage === 'keys' ? STEPS.length + 1 : ORDER.indexOf(stage) + 1;
}

/** The building that has come furthest, or `undefined` where there is none. */
export function leaderOf(buildings: readonly WorkState[]): WorkState | undefined {
  return buildings.toSorted(
    (one, other) => stepOf(other) - stepOf(one) || other.frame - one.frame,
  )[0];
}

/** How far a building has come: «каркас, этаж 6 из 9». */
export function stateWords({ stage, frame, facade, floors }: WorkState): string {
  switch (stage) {
    case 'site':
      return 'подготовка участка';
    case 'frame':
      return `каркас, этаж ${frame} из\u00a0${floors}`;
    case 'facade':
      return `фасад, этаж ${facade} из\u00a0${floors}`;
    case 'keys':
      return 'дом сдан';
    default:
      return (STEPS[ORDER.indexOf(stage)] ?? '').toLowerCase();
  }
}

/** Names of the phases as the ruler has them. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  pit: 'Котлован и\u00a0фундамент',
  frame: 'Каркас',
  walls: 'Фасад',
  finish: 'Отделка и\u00a0двор',
};

/** How far all buildings had come together in a month: «каркас 42 из 43, фасад 11». */
export function monthWords({ phase, frame, facade }: ProgressMonth, floors: number): string {
  if (phase === 'pit') return 'котлован и\u00a0фундамент';
  if (phase === 'finish') return 'фасады закрыты, идёт отделка';
  const bones = `каркас: ${frame}\u00a0из\u00a0${floors}\u00a0этажей`;
  return facade > 0 ? `${bones}, фасад: ${facade}` : bones;
}

/** Floors of all buildings together. */
export const floorsOf = (buildings: readonly Pick<WorkState, 'floors'>[]) =>
  buildings.reduce((sum, { floors }) => sum + floors, 0);

/** Neighbouring months of one phase. */
export interface Run {
  phase: Phase;
  /** Index of the first, the oldest month being 0. */
  from: number;
  months: number;
}

/** Runs of months of one phase, the oldest first. */
export function runsOf(oldestFirst: readonly Pick<ProgressMonth, 'phase'>[]): Run[] {
  const runs: Run[] = [];
  oldestFirst.forEach(({ phase }, index) => {
    const last = runs.at(-1);
    if (last?.phase === phase) last.months += 1;
    else runs.push({ phase, from: index, months: 1 });
  });
  return runs;
}

/** The months that are compared at first: the newest, and the latest of the phase before. */
export function firstPair(oldestFirst: readonly Pick<ProgressMonth, 'phase'>[]): [number, number] {
  const newest = oldestFirst.length - 1;
  const before = oldestFirst.findLastIndex(({ phase }) => phase !== oldestFirst[newest]?.phase);
  return [Math.max(0, before), newest];
}

/** What the picture is, as no photograph stands behind it. */
export const NOTE = 'Визуализация этапа, не\u00a0фотография';
