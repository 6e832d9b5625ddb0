import { describe, expect, it } from 'vitest';
import { layersOf, type DrawnBuilding } from './progress-layers.ts';
import type { WorkState } from '../../estate/types.ts';

/** A floor ten pixels high; the ground is at 30. */
const floor = (number: number): DrawnBuilding['floors'][number] => ({
  floor: number,
  points: [
    [0, 40 - number * 10],
    [9, 40 - number * 10],
    [9, 30 - number * 10],
    [0, 30 - number * 10],
  ],
});
const house: DrawnBuilding = {
  subvendor: 'korpus-1',
  outline: [
    [0, 30],
    [0, -4],
    [9, -4],
    [9, 30],
  ],
  floors: [floor(1), floor(2), floor(3)],
};
const work = (frame: number, facade: number): WorkState => ({
  subvendor: 'korpus-1',
  stage: 'frame',
  frame,
  facade,
});
const shapesOf = (state: WorkState) => layersOf([house], [state]).shapes;
const statesOf = (state: WorkState) => shapesOf(state).map((shape) => shape.state);

describe('a drawn month', () => {
  it('shows finished floors, bare floors and a sketch above them', () => {
    expect(statesOf(work(2, 1))).toEqual(['ready', 'sketch', 'ready', 'frame', 'sketch']);
  });

  it('cuts the roof off above the last floor that stands', () => {
    expect(shapesOf(work(2, 0))[1]?.path).toBe('M0 10L0 -4L9 -4L9 10Z');
  });

  it('shows the whole house when its facade is ready', () => {
    expect(new Set(statesOf(work(3, 3)))).toEqual(new Set(['ready']));
  });

  it('shows a sketch alone before the frame', () => {
    expect(statesOf(work(0, 0))).toEqual(['ready', 'sketch', 'sketch']);
  });

  it('leaves a house alone of which nothing is told', () => {
    expect(layersOf([house], []).shapes).toEqual([]);
  });
});
