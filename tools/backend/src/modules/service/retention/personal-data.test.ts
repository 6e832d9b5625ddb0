import { readFileSync } from 'node:fs';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { privacy } from '../../../../demo/content/pages/politika-konfidentsialnosti.ts';
import { LEFT_OUT, PERSONAL_TABLES } from '../personal-data/personal-tables.ts';
import { RETENTION_RULES } from './forget-expired.ts';
import { TERMS } from './terms.ts';
import { tables as all } from '../../../compose/tables.ts';

const map = readFileSync(
  new URL('../../../../../../docs/personal-data.md', import.meta.url),
  'utf8',
);

const partOf = (heading: string) => map.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const codeIn = (text: string) => [...text.matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => name);
const rowsOf = (heading: string) =>
  partOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Columns of every table, by the database's names. */
const tables = new Map(
  all.map((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, columns.map((column) => column.name)];
  }),
);
const mapped = new Map(
  rowsOf('The map').map(([table = '', columns = '', , , , term = '']) => [
    codeIn(table)[0] ?? '',
    { columns: codeIn(columns), terms: codeIn(term) },
  ]),
);
const without = codeIn(partOf('Tables without data of people'));

/** Names of columns that tell of a person, wherever they stand. */
const SOUNDS_PERSONAL =
  /^(user_id|guest_hash|phone|email|surname|last_name|second_name|password_hash|address_hash|user_agent|answers|birth.*|passport.*|snils|inn)$/;
/** Of the company itself. */
const OF_THE_COMPANY = ['offices.phone'];

test('every table stands in the map or among those without data of people, and no other one does', () => {
  expect([...mapped.keys(), ...without].toSorted()).toEqual([...tables.keys()].toSorted());
});

test('the map names columns that there are, and all that sound like a person', () => {
  for (const [table, { columns }] of mapped) {
    expect(tables.get(table), table).toEqual(expect.arrayContaining(columns));
  }
  const unnamed = [...tables].flatMap(([table, columns]) =>
    columns
      .filter((column) => SOUNDS_PERSONAL.test(column))
      .filter((column) => !mapped.get(table)?.columns.includes(column))
      .map((column) => `${table}.${column}`),
  );
  expect(unnamed.filter((name) => !OF_THE_COMPANY.includes(name))).toEqual([]);
});

test('what belongs to buyers is in the map', () => {
  const owned = [...Object.keys(PERSONAL_TABLES), ...Object.keys(LEFT_OUT)];
  expect(owned.filter((name) => !mapped.has(name))).toEqual([]);
});

test('the terms of the page are those of the code', () => {
  const written = rowsOf('Terms').map(([name = '', days]) => [codeIn(name)[0], Number(days)]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(Object.entries(TERMS).map(([name, seconds]) => [name, seconds / 86_400])),
  );
});

test('a term stands in the map where a rule forgets by it, and each has its rule', () => {
  const missing = RETENTION_RULES.flatMap(({ term, tables: touched }) =>
    touched
      // Files go with what they hang on.
      .filter((table) => table !== 'uploads' && !mapped.get(table)?.terms.includes(term))
      .map((table) => `${table}: ${term}`),
  );
  expect(missing).toEqual([]);
  const used = new Set(RETENTION_RULES.map(({ term }) => term));
  expect(Object.keys(TERMS).filter((name) => !used.has(name as keyof typeof TERMS))).toEqual([]);
});

describe('the privacy policy says the same terms', () => {
  const html = JSON.stringify(privacy.blocks).replaceAll(/\\n\s+|\u00a0/g, ' ');
  test.each([
    ['lead', 365, '1 год со дня заявки'],
    ['application', 365, '1 год со дня отправки'],
    ['deal', 5 * 365, '5 лет после передачи ключей'],
    ['endedOrder', 30, 'если заказ закончился без договора — 30 дней'],
    ['guestsBasket', 180, 'корзина, избранное и сравнение — 180 дней'],
    ['shortlist', 90, 'не дольше 90 дней с последнего захода в него'],
    ['guestsDraft', 30, 'анкета — 30 дней с последнего изменения'],
    ['buyersDraft', 180, 'начатая в кабинете анкета — 180 дней'],
    ['rejectedReview', 30, 'неопубликованные — 30 дней'],
    ['proof', 3 * 365, '3 года после удаления кабинета'],
    ['message', 30, 'до отправки, не дольше 30 дней'],
  ] as const)('%s: %i days', (name, days, words) => {
    expect(TERMS[name]).toBe(days * 86_400);
    expect(html).toContain(words);
  });
});
