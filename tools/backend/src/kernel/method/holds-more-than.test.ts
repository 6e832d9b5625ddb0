import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsMoreThan } from './holds-more-than.ts';

test('counts each value of a JSON value once', () => {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, one) => sum + count(one), 1)
      : 1;
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(30), (value, most) => {
      expect(holdsMoreThan(most, value)).toBe(count(value) > most);
    }),
  );
});
