import { expect, it } from 'vitest';
import { deferredUpdate } from './deferred-update.ts';

type Moment = 'ask' | 'dragStarted' | 'dragEnded' | 'animationStarted' | 'animationEnded';

/** How often the slider had measured after each moment. */
function measuredAfter(moments: readonly Moment[]): number[] {
  const listeners = new Map<string, () => void>();
  let measured = 0;
  const slider = {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    update: () => {
      measured += 1;
    },
    animator: { active: false },
  };
  const ask = deferredUpdate(slider);
  return moments.map((moment) => {
    if (moment === 'ask') ask();
    if (moment === 'animationStarted') slider.animator.active = true;
    if (moment === 'animationEnded') slider.animator.active = false;
    listeners.get(moment)?.();
    return measured;
  });
}

it.each<[string, Moment[], number[]]>([
  ['at rest at once', ['ask', 'ask'], [1, 2]],
  ['after a glide that is under way', ['animationStarted', 'ask', 'animationEnded'], [0, 0, 1]],
  [
    'after a drag and the glide that follows it',
    ['dragStarted', 'ask', 'dragEnded', 'animationStarted', 'animationEnded'],
    [0, 0, 0, 0, 1],
  ],
  [
    'once for all the pictures that came meanwhile',
    ['animationStarted', 'ask', 'ask', 'animationEnded', 'animationStarted', 'animationEnded'],
    [0, 0, 0, 1, 1, 1],
  ],
  ['not at the end of a move that nobody asked in', ['animationStarted', 'animationEnded'], [0, 0]],
  [
    'at once again after all that',
    ['dragStarted', 'dragEnded', 'animationStarted', 'animationEnded', 'ask'],
    [0, 0, 0, 0, 1],
  ],
  [
    'after the next move when asked between a drag and its glide',
    ['dragStarted', 'dragEnded', 'animationStarted', 'ask', 'animationEnded'],
    [0, 0, 0, 0, 1],
  ],
])('measures %s', (_, moments, measured) => {
  expect(measuredAfter(moments)).toEqual(measured);
});
