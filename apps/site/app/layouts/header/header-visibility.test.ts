import { describe, expect, it } from 'vitest';
import { moveHeader, initialHeader, type HeaderPlace } from './header-visibility.ts';

const VIEWPORT = 800;

function walk(...positions: number[]): HeaderPlace {
  return positions.reduce((state, top) => moveHeader(state, top, VIEWPORT), initialHeader).place;
}

describe('the header', () => {
  it.each<[string, number[], HeaderPlace]>([
    ['stays in the page within the first screen', [100, 400, 800], 'flow'],
    ['stays in the page when scrolled up within the first screen', [400, 200], 'flow'],
    ['is hidden once it is past one screen', [500, 900], 'hidden'],
    ['is shown when the visitor scrolls up', [900, 880], 'shown'],
    ['is hidden again when the visitor scrolls down', [900, 880, 900], 'hidden'],
    ['stays shown on the way to the top', [900, 880, 500, 90], 'shown'],
    ['returns to the page at the top', [900, 880, 90, 0], 'flow'],
    ['returns to the page when scrolled down within the first screen', [900, 300, 340], 'flow'],
    ['does not answer to a trembling hand', [900, 898], 'hidden'],
    ['adds up slow scrolling to a direction', [900, 898, 895], 'shown'],
    ['is not confused by overscroll', [900, -20], 'flow'],
  ])('%s', (_, positions, place) => {
    expect(walk(...positions)).toBe(place);
  });
});
