import { expect, test } from 'vitest';
import { contractFileName } from './file-names.ts';

const text = {
  ...{ kind: 'ddu' as const, title: 'Договор участия', number: 'ДДУ-20417', object: '' },
  ...{ drawn_up: '2026-11-18', chapters: [] },
};
const named = (signedAt: Date | null) => contractFileName({ text, signedAt }).replace(/\s/g, ' ');

test('a contract is called by the day that stands in it, whenever it was signed', () => {
  expect(named(new Date('2026-11-25T09:00:00Z'))).toBe(
    'Договор участия № ДДУ-20417 от 18 ноября 2026',
  );
  expect(named(null)).toBe('Проект. Договор участия № ДДУ-20417 от 18 ноября 2026');
});
