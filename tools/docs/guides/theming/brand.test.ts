import { readFileSync } from 'node:fs';
import { contrast, parseHex, type Rgb } from '@m30/ui-kit/colour';
import { expect, test } from 'vitest';

const css = readFileSync('guides/theming/brand.css', 'utf8');

/** A colour of the brand by day and by night. */
function colour(name: string): [day: Rgb, night: Rgb] {
  const pair = new RegExp(String.raw`--m30-${name}: light-dark\((#\w+), (#\w+)\)`).exec(css);
  const [day, night] = (pair?.slice(1) ?? []).map(parseHex);
  if (!day || !night) throw new Error(`the brand has no ${name}`);
  return [day, night];
}

test.each([
  ['ink', 'surface'],
  ['ink', 'paper'],
  ['ink-muted', 'surface'],
  ['ink-faint', 'surface'],
  ['on-signal', 'signal'],
  ['water', 'surface'],
])('%s is read on %s by day and by night', (words, ground) => {
  const [day, night] = colour(words);
  const [dayGround, nightGround] = colour(ground);
  expect(contrast(day, dayGround)).toBeGreaterThan(4.5);
  expect(contrast(night, nightGround)).toBeGreaterThan(4.5);
});
