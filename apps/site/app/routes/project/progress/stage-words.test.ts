import { describe, expect, it } from 'vitest';
import { examples } from '@m30/api/examples';
import {
  firstPair,
  leaderOf,
  monthWords,
  progressDetail,
  runsOf,
  stateWords,
  stepOf,
  STEPS,
  type Phase,
  type Progress,
  type ProgressDetail,
  type WorkState,
} from './stage-words.ts';

const work = (stage: WorkState['stage'], frame = 0, facade = 0): WorkState => ({
  subvendor: 'korpus-1',
  name: 'Корпус 1',
  floors: 9,
  stage,
  frame,
  facade,
});

describe('the stage of a building', () => {
  it.each([
    [work('site'), 0, 'подготовка участка'],
    [work('pit'), 1, 'котлован'],
    [work('frame', 6, 1), 4, 'каркас, этаж 6 из\u00a09'],
    [work('facade', 9, 7), 5, 'фасад, этаж 7 из\u00a09'],
    [work('finishing', 9, 9), 6, 'отделка'],
    [work('keys', 9, 9), STEPS.length + 1, 'дом сдан'],
  ])('%o', (state, step, words) => {
    expect([stepOf(state), stateWords(state)]).toEqual([step, words]);
  });

  it('of a complex is that of the building that has come furthest', () => {
    const works = [work('pit'), work('frame', 3), work('frame', 5)];
    expect(leaderOf(works)?.frame).toBe(5);
    expect(leaderOf([])).toBeUndefined();
  });
});

const monthsOf = (...phases: Phase[]) => phases.map((phase) => ({ phase }));

describe('the months of a complex', () => {
  it('are runs of one phase each', () => {
    expect(runsOf(monthsOf('pit', 'pit', 'frame', 'walls', 'walls'))).toEqual([
      { phase: 'pit', from: 0, months: 2 },
      { phase: 'frame', from: 2, months: 1 },
      { phase: 'walls', from: 3, months: 2 },
    ]);
    expect(runsOf([])).toEqual([]);
  });

  it.each([
    [monthsOf('pit', 'frame', 'frame'), [0, 2]],
    [monthsOf('pit', 'pit', 'pit'), [0, 2]],
    [monthsOf('pit'), [0, 0]],
  ])('%o: the newest stands beside the phase before', (months, pair) => {
    expect(firstPair(months)).toEqual(pair);
  });

  it.each([
    [{ phase: 'pit', frame: 0, facade: 0 }, 'котлован и\u00a0фундамент'],
    [{ phase: 'frame', frame: 20, facade: 0 }, 'каркас: 20\u00a0из\u00a053\u00a0этажей'],
    [
      { phase: 'walls', frame: 53, facade: 11 },
      'каркас: 53\u00a0из\u00a053\u00a0этажей, фасад: 11',
    ],
    [{ phase: 'finish', frame: 53, facade: 53 }, 'фасады закрыты, идёт отделка'],
  ] as const)('%o in words', (month, words) => {
    expect(monthWords({ ...month, month: '2026-11-01', text: '' }, 53)).toBe(words);
  });
});

describe('what is shown of the works', () => {
  const progress = examples['Objects.GetProgress'][0].result;
  const finished = progress.buildings.map((one) => ({ ...one, stage: 'keys' as const }));

  it.each<[what: string, given: Progress, subvendor: string | undefined, detail: ProgressDetail]>([
    ['pictures of what is being built', progress, undefined, 'pictures'],
    ['words where no picture is there', { ...progress, phases: [] }, undefined, 'words'],
    ['nothing of a finished complex', { ...progress, buildings: finished }, undefined, 'nothing'],
    [
      'nothing of a finished building in a complex that grows',
      { ...progress, buildings: [...finished.slice(0, 1), ...progress.buildings.slice(1)] },
      'korpus-1',
      'nothing',
    ],
    ['nothing of a building that is not there', progress, 'korpus-99', 'nothing'],
    ['nothing before the first month', { ...progress, months: [] }, undefined, 'nothing'],
  ])('%s', (_what, given, subvendor, detail) => {
    expect(progressDetail(given, subvendor)).toBe(detail);
  });
});
