import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWays } from '../../../adapters/commute/open-ways.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { infrastructure } from '../../estate/object-content.table.ts';
import { importPlaces } from './import-places.ts';
import { parsePlaces } from './parse-places.ts';
import { walkFrom } from './walk-from.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const HEAD = 'вид;название;широта;долгота;адрес\n';
const bytes = (text: string) => new TextEncoder().encode(text);
const rows = (kind: 'school' | 'clinic') =>
  backend.services.db
    .select()
    .from(infrastructure)
    .where(
      and(
        eq(infrastructure.vendor, 'kanal'),
        eq(infrastructure.kind, kind),
        isNotNull(infrastructure.lat),
      ),
    );

test.each([
  ['школа;Школа № 5;59,9;30.3;Тихая улица, 4', []],
  ['kindergarten;Сад;59.9;30.3;', []],
  ['музей;Музей;59.9;30.3;', [/строка 2: вид: нужно «школа»/]],
  ['школа;;59.9;30.3;', [/название: пусто/]],
  ['школа;Школа;север;30.3;', [/широта: нужно число/]],
  ['школа;Школа;59.9;300;', [/долгота: больше 180/]],
  ['школа;Школа;59.9', [/таблица не читается/]],
  ['', [/нет мест/]],
])('of the line %j is said what is wrong', (line, mistakes) => {
  const read = parsePlaces(bytes(HEAD + line));
  expect(read.mistakes).toEqual(mistakes.map((one) => expect.stringMatching(one)));
  expect(read.places).toHaveLength(mistakes.length > 0 ? 0 : 1);
});

test('a column that is missing is named', () => {
  expect(parsePlaces(bytes('вид;название;широта\nшкола;Школа;59.9')).mistakes).toEqual([
    'строка 2: нет столбца «долгота»',
  ]);
});

test('places of a table take the place of those of their kind, with the walk to each; far ones find nothing', async () => {
  const { db, catalogue } = backend.services;
  const kanal = catalogue.snapshot.complexes.find(({ vendor }) => vendor === 'kanal');
  const [lat, lon] = [(kanal?.lat ?? 0) + 0.004, kanal?.lon ?? 0];
  const table = bytes(
    `${HEAD}школа;Школа № 5;${lat};${lon};Тихая улица, 4\nшкола;Далёкая;55.7;37.6;\n`,
  );
  const parts = { db, ways: openWays() };
  const clinics = await rows('clinic');
  const before = await rows('school');
  expect(await importPlaces(parts, table, { dryRun: true })).toMatchObject({ outcome: 'dry-run' });
  expect(await rows('school')).toEqual(before);
  const report = await importPlaces(parts, table);
  expect(report).toMatchObject({ outcome: 'written', places: 2, mistakes: [] });
  const [school, ...more] = await rows('school');
  expect(more).toEqual([]);
  expect(school).toMatchObject({ group: 'school', demo: false, lat, lon });
  expect(school?.name).toMatch(/^Школа\s№\s5, Тихая улица, 4$/);
  expect(school?.minutes).toBeGreaterThanOrEqual(6);
  expect(school?.minutes).toBeLessThan(15);
  expect(await rows('clinic')).toEqual(clinics);
  await importPlaces(parts, table);
  const [again, ...others] = await rows('school');
  expect([again?.nearby, others]).toEqual([school?.nearby, []]);
});

test.each([
  ['a street further', [59.9206, 30.3556], [59.9218, 30.3556], 3],
  ['in a town without streets', [55.7, 49.1], [55.709, 49.1], 17],
  ['beyond half an hour there', [55.7, 49.1], [55.73, 49.1], null],
] as const)('a walk %s takes minutes', (_, from, to, minutes) => {
  const walk = walkFrom(openWays(), from)(to);
  expect(walk === null ? null : Math.abs(walk - (minutes ?? 0)) <= 2).toBe(
    minutes === null ? null : true,
  );
});
