import { expect, test } from 'vitest';
import { LAW } from './law.ts';

test.each(Object.entries(LAW))(
  '%s says what it is, where it stands and when that was read',
  (_name, rule) => {
    expect(rule.rule).toMatch(/^[А-ЯЁ]/);
    expect(rule.source).toMatch(/(?:ст|п)\. \d/);
    expect(new Date(rule.readOn).toISOString().slice(0, 10)).toBe(rule.readOn);
  },
);

test('no rule is declared twice', () => {
  const all = Object.values(LAW).map(
    ({ rule, source, value }) => `${rule} ${source} ${String(value)}`,
  );
  expect(new Set(all).size).toBe(all.length);
});
