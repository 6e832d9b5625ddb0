import { describe, expect, it } from 'vitest';
import { phaseOf } from './phase-of.ts';
import type { WorkState } from '../../estate/types.ts';

const buildings = [
  { subvendor: 'korpus-1', floors: 10 },
  { subvendor: 'korpus-2', floors: 10 },
];
const work = (subvendor: string, frame: number, facade: number): WorkState => ({
  subvendor,
  stage: 'frame',
  frame,
  facade,
});

describe('the phase of a complex', () => {
  it.each<[where: string, one: [number, number], other: [number, number], phase: string]>([
    ['no frame stands', [0, 0], [0, 0], 'pit'],
    ['one of two frames grows', [3, 0], [0, 0], 'frame'],
    ['the frames are nearly up', [9, 3], [9, 0], 'walls'],
    ['one frame is up and has its facade, the other grows', [10, 9], [5, 0], 'frame'],
    ['the facades are nearly ready', [10, 10], [10, 8], 'finish'],
  ])('where %s', (_where, one, other, phase) => {
    const works = [work('korpus-1', ...one), work('korpus-2', ...other)];
    expect(phaseOf(works, buildings)).toEqual({
      phase,
      frame: one[0] + other[0],
      facade: one[1] + other[1],
    });
  });

  it('is told by the buildings that the complex has', () => {
    const works = [work('korpus-1', 10, 10), work('korpus-9', 0, 0)];
    expect(phaseOf(works, buildings).phase).toBe('finish');
  });
});
