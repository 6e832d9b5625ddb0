import type { WorkStage } from '../../estate/types.ts';

/** Stages of the works in their order, as the account names them. */
const STAGES = [
  ['site', 'Готовим участок'],
  ['pit', 'Роем котлован'],
  ['foundation', 'Закладываем фундамент'],
  ['parking', 'Строим паркинг'],
  ['frame', 'Возводим каркас'],
  ['facade', 'Делаем фасад'],
  ['finishing', 'Ведём отделку'],
  ['keys', 'Дом сдан'],
] as const satisfies readonly (readonly [WorkStage, string])[];

/** How far a building has come. */
export interface Works {
  stage: WorkStage;
  floors: number;
  /** Floors whose frame stands, and whose facade is ready. */
  frame: number;
  facade: number;
}

/** What is done, in words and in per cent of the way from the site to the keys. */
export function describeWorks(works: Works): { stage: string; percent: number } {
  const at = STAGES.findIndex(([stage]) => stage === works.stage);
  const last = STAGES.length - 1;
  const words = STAGES[at]?.[1] ?? '';
  if (at >= last) return { stage: words, percent: 100 };
  const floors = Math.max(1, works.floors);
  const part = { frame: works.frame / floors, facade: works.facade / floors }[
    works.stage as string
  ];
  return { stage: words, percent: Math.round(((at + (part ?? 0.5)) / last) * 100) };
}
