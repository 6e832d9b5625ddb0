import { expect, test } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { createPressure } from './pressure.ts';

const ADDRESS = '203.0.113.7';

function scene() {
  const clock = testClock();
  const pressure = createPressure(clock);
  const ask = (count: number, address = ADDRESS) => {
    let work = 0;
    for (let index = 0; index < count; index += 1) work = pressure.workFor(address);
    return work;
  };
  return { clock, ask };
}

test('a program that asks for one after another works more for each, and a neighbour does not', () => {
  const { ask } = scene();
  expect(ask(20)).toBe(1);
  expect(ask(10)).toBe(2);
  expect(ask(10)).toBe(4);
  expect(ask(1000)).toBe(32);
  expect(scene().ask(1, '203.0.113.8')).toBe(1);
});

test('the work falls again with the clock', () => {
  const { clock, ask } = scene();
  expect(ask(60)).toBe(16);
  clock.pass(300);
  const later = ask(1);
  expect(later).toBeGreaterThan(1);
  expect(later).toBeLessThan(16);
  clock.pass(300);
  expect(ask(1)).toBe(1);
});

test('a home of IPv6 is one network, and a larger one may ask for more', () => {
  const { ask } = scene();
  for (let host = 1; host <= 40; host += 1) ask(1, `2001:db8:0:1::${host.toString(16)}`);
  expect(ask(1, '2001:db8:0:1::ffff')).toBeGreaterThan(4);
  expect(ask(1, '2001:db8:0:2::1')).toBe(1);
});

test('everybody works more while very many ask, from whatever networks, and less when it is over', () => {
  const { clock, ask } = scene();
  for (let host = 0; host < 1350; host += 1) ask(1, `10.0.${host >> 8}.${host & 255}`);
  expect(ask(1)).toBeGreaterThanOrEqual(2);
  clock.pass(120);
  expect(ask(1)).toBe(1);
});
