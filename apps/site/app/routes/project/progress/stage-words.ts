import type { ResultOf } from '@m30/api/client';

export type Progress = ResultOf<'Objects.GetProgress'>;
export type ProgressMonth = Progress['months'][number];
export type WorkState = Progress['buildings'][number];

/** How much there is to show of the works: drawings of the months come with their words. */
export type ProgressDetail = 'nothing' | 'words' | 'drawings';

/** What can be shown of a complex, or of one of its buildings. */
export function progressDetail(progress: Progress | null, subvendor?: string): ProgressDetail {
  if (!progress || progress.months.length === 0) return 'nothing';
  if (!buildingOf(progress, subvendor)) return 'nothing';
  return progress.picture ? 'drawings' : 'words';
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

/** What the drawing is, as no photograph stands behind it. */
export const NOTE =
  'Рисунок по\u00a0проекту: построенное показано цветом, остальное\u00a0— чертежом.';
