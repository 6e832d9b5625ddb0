import { expect, test, vi } from 'vitest';
import { createGlide } from './glide.ts';

const between = (from: number, to: number, share: number) => from + (to - from) * share;

function begin(isStill?: boolean) {
  const request = vi.fn();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  return { request, glide: createGlide(0, { between, duration: 200, isStill, request }) };
}

test('a step slows down towards its goal and asks for frames until it is there', () => {
  const { glide, request } = begin();
  glide.go(8, true);
  expect([glide.place, glide.goal]).toEqual([0, 8]);
  glide.step(1100);
  expect(glide.place).toBe(7);
  expect(request).toHaveBeenCalledTimes(2);
  glide.step(1200);
  expect(glide.place).toBe(8);
  glide.step(1300);
  expect(request).toHaveBeenCalledTimes(2);
});

test('the next step begins where the former one is', () => {
  const { glide } = begin();
  glide.go(8, true);
  glide.step(1100);
  glide.go(-1, true);
  expect(glide.place).toBe(7);
  glide.step(1200);
  expect(glide.place).toBe(-1);
});

test('a finger is followed at once, and so is a step where nothing may move', () => {
  const { glide } = begin();
  glide.go(8, false);
  expect(glide.place).toBe(8);
  const { glide: still, request } = begin(true);
  still.go(8, true);
  still.step(1001);
  expect(still.place).toBe(8);
  expect(request).toHaveBeenCalledTimes(1);
});
