import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './table-lines.ts';

test('each run of a group has a heading with its count, and no row is lost', () => {
  const rows = fc.array(fc.constantFrom('Сегодня', 'Завтра', 'Позже'), { maxLength: 40 });
  fc.assert(
    fc.property(rows, (groups) => {
      const items = groups.map((group, index) => ({ group, id: String(index) }));
      const lines = linesOf(
        items,
        ({ id }) => id,
        ({ group }) => group,
      );
      const headings = lines.flatMap((line) => (line.kind === 'group' ? [line] : []));
      expect(lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []))).toEqual(items);
      expect(headings.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
      headings.slice(1).forEach((one, index) => expect(one.title).not.toBe(headings[index]?.title));
    }),
  );
});
