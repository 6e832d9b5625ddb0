import type { Adapter } from '../../../modules/catalogue/intake/shape/adapter.ts';
import { kopecksOf } from '../../../modules/catalogue/intake/shape/values.ts';

/** The smallest adapter, as `docs/import.md` shows it: a lot and its price in roubles a line. */
export const lines: Adapter = {
  name: 'lines',
  title: 'номер и цена в строке',
  recognises: (head) => /^[\w-]+ \d+\n/.test(head),
  async *read(text) {
    let [rest, line] = ['', 0];
    for await (const part of text) {
      const rows = (rest + part).split('\n');
      rest = rows.pop() ?? '';
      for (const row of rows) {
        const [id = '', price] = row.split(' ');
        yield { item: { kind: 'lot', line: ++line, id, price: kopecksOf(price) } };
      }
    }
  },
};
