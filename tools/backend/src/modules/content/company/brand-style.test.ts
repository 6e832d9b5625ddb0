import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandStyle } from './brand-style.ts';
import { colourOf, contrast } from './colour.ts';

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

/** Of `--m30-signal:light-dark(#…,#…)` the colours by day and by night. */
function tokenOf(style: string | undefined, name: string): [string, string] {
  const found = new RegExp(`--m30-${name}:([^;}]*)`).exec(style ?? '');
  const [day = '', night = day] = found?.[1]?.match(/#[\da-f]{6}/g) ?? [];
  return [day, night];
}

const ratio = (one: string, other: string) => contrast(colourOf(one), colourOf(other));

test('a company without colours of its own adds no style', () => {
  expect(brandStyle()).toBeUndefined();
  expect(brandStyle({})).toBeUndefined();
});

test('whatever is chosen can be read where the kit puts it', () => {
  fc.assert(
    fc.property(hex, hex, hex, (accent, water, deep) => {
      const style = brandStyle({ accent, water, deep });
      const [signal, signalNight] = tokenOf(style, 'signal');
      const [waterDay, waterNight] = tokenOf(style, 'water');
      const [ground] = tokenOf(style, 'deep');
      const [free, freeNight] = tokenOf(style, 'lot-free');
      const pairs = [
        [signal, '#eef2f4'],
        [signal, '#ffffff'],
        [signalNight, '#132c3a'],
        [signalNight, '#0b1d28'],
        [tokenOf(style, 'signal-on-deep')[0], ground],
        [waterDay, '#eef2f4'],
        [waterNight, '#132c3a'],
        ['#ffffff', free],
        ['#ffffff', freeNight],
        ['#a9bbc5', ground],
      ] as const;
      for (const [one, other] of pairs) expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('what can be read is left as it was chosen', () => {
  expect(tokenOf(brandStyle({ accent: '#1a6b4f' }), 'signal')[0]).toBe('#1a6b4f');
});
