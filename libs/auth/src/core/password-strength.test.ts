import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateStrength } from './password-strength.ts';

const known = ['+7 (921) 304-17-62', 'marina@example.ru', 'Савельева', 'Марина'];

test.each([
  ['', 0],
  ['1', 1],
  ['12345', 1],
  ['1234567890', 1],
  ['9876543210', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['ababababababab', 1],
  ['qwertyuiop', 1],
  ['йцукенгшщз', 1],
  ['Password1', 1],
  ['пароль2026', 1],
  ['9213041762', 1],
  ['marina1990', 1],
  ['Савельева1', 1],
  ['granit', 2],
  ['привет2026', 1],
  ['granit-26', 3],
  ['Нева7#мост!', 4],
  ['correct horse battery staple', 4],
  ['x7#Kp2!vQz', 4],
  ['Зимний свет над Невой', 4],
] as const)('%j has strength %i', (password, strength) => {
  expect(estimateStrength(password, known)).toBe(strength);
});

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (password) => {
      const strength = estimateStrength(password, known);
      expect(strength).toBe(password === '' ? 0 : Math.max(1, Math.min(4, strength)));
    }),
  );
});
