import { expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { tableHeads } from './table-heads.ts';

const head = '<thead><tr><th>Этап</th><th>Срок, <b>дней</b></th></tr></thead>';

it.each([
  [
    `<table>${head}<tbody><tr><td>Бронь</td><td>1</td></tr></tbody></table>`,
    ['Этап', 'Срок, дней'],
  ],
  [`<table>${head}<tbody><tr><td>Бронь</td></tr></tbody></table>`, null],
  [`<table>${head}<tbody><tr><td colspan="2">Бронь</td></tr></tbody></table>`, null],
  [`<table>${head}<tbody><tr><td rowspan="2">Бронь</td><td>1</td></tr></tbody></table>`, null],
  ['<table><tbody><tr><td>Бронь</td><td>1</td></tr></tbody></table>', null],
])('%s is headed by %j', (html, heads) => {
  const [table] = parseHtml(html);
  expect(typeof table === 'object' && tableHeads(table)).toEqual(heads);
});
