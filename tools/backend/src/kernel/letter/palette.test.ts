import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from './palette.ts';

const tokens = readFileSync(
  new URL('../../../../../libs/ui-kit/src/tokens/tokens.css', import.meta.url),
  'utf8',
);

test.each(Object.entries(PALETTE))('the colour %s is that of the tokens', (name, [day, night]) => {
  const value = new RegExp(`--m30-${name}: light-dark\\(\\s*(#\\w+),\\s*(#\\w+)\\s*\\)`).exec(
    tokens,
  );
  expect(value?.slice(1)).toEqual([day, night]);
});
