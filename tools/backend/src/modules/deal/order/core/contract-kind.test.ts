import { expect, test } from 'vitest';
import { contractKind } from './contract-kind.ts';

test.each([
  [null, '2026-11-23', 'ddu'],
  ['2026-04-24', '2026-04-23', 'ddu'],
  ['2026-04-24', '2026-04-24', 'sale'],
  ['2026-04-24', '2026-11-23', 'sale'],
] as const)('a building commissioned on %s is sold on %s by %s', (commissioned, on, kind) =>
  expect(contractKind(commissioned, on)).toBe(kind),
);
