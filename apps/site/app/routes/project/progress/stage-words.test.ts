import { describe, expect, it } from 'vitest';
import { leaderOf, stateWords, stepOf, STEPS, type WorkState } from './stage-words.ts';

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
