import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { freeLots } from '../../testing/buyers.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { lots } from '../../modules/estate/objects.table.ts';

type Run = StudioResult<'Imports.Run'>;

let backend: TestBackend;
let admin: StudioClient;
let id = '';
let price = 0;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
  id = (await freeLots(backend, 1))[0]?.id ?? '';
  price = (await priceOf()) ?? 0;
});
afterAll(() => backend.close());

const priceOf = async () =>
  (await backend.services.db.select().from(lots).where(eq(lots.id, id)))[0]?.price;
const packed = (text: string | Uint8Array) => gzipSync(text).toString('base64');
const run = (text: string, more: object = {}) =>
  admin.result<Run>(
    admin.post('Imports.Run', { file: 'lots.csv', content: packed(text), ...more }),
  );

test('a file is compared, then written, then taken back, each with its entry of the journal', async () => {
  const file = `лот;цена\n${id};${(price + 100_000_00) / 100}`;
  const compared = await run(file);
  expect(compared).toMatchObject({ outcome: 'dry-run', format: 'таблица CSV', suspicious: 0 });
  expect(compared.parts.map(({ title, count }) => [title, count])).toEqual([['Изменения', 1]]);
  expect(await priceOf()).toBe(price);
  expect((await run(file, { apply: true })).outcome).toBe('written');
  expect(backend.services.catalogue.snapshot.lots.get(id)?.price).toBe(price + 100_000_00);
  const { imports } = await admin.result<StudioResult<'Imports.List'>>(admin.get('Imports.List'));
  expect(imports[0]).toMatchObject({ file: 'lots.csv', lots: 1, may_undo: true });
  const undone = await admin.post('Imports.Undo', { import: imports[0]?.guid });
  expect(undone.body.result).toEqual({ removed: 0, restored: 1 });
  expect(await priceOf()).toBe(price);
  const again = await admin.post('Imports.Undo', { import: imports[0]?.guid });
  expect([again.status, again.body.message]).toEqual([
    409,
    'Отменить нельзя: последний импорт уже отменён',
  ]);
  const { entries } = await admin.result<StudioResult<'Audit.List'>>(
    admin.get('Audit.List', { subject: 'import' }),
  );
  expect(entries.map(({ method, person }) => [method, person !== null])).toEqual([
    ['Import.Undo', true],
    ['Import.Apply', true],
  ]);
});

test('half a price is written by nobody who has not said that it is right', async () => {
  const file = `лот;цена\n${id};${price / 200}`;
  expect(await run(file, { apply: true })).toMatchObject({ outcome: 'suspicious', suspicious: 1 });
  expect(await priceOf()).toBe(price);
});

test.each([
  ['a bomb', packed(Buffer.alloc(40 * 1024 * 1024, '\n')), /файл больше 32 МБ/],
  ['no gzip', Buffer.from('лот;цена').toString('base64'), /файл пришёл повреждённым/],
])('%s is a mistake of the file', async (_, content, reason) => {
  const asked = admin.post('Imports.Run', { file: 'lots.csv', content });
  const { outcome, parts } = await admin.result<Run>(asked);
  expect([outcome, parts[0]?.lines[0]]).toEqual(['refused', expect.stringMatching(reason)]);
});

const TWICE = 'Артикул;Сумма;Сумма;\n';
const line = (amount: number) => `${id};${amount / 100};1;\n`;

test.each([
  ['no column is known', [], 'refused', /не нашлось столбца с номером лота/],
  [
    'the columns are chosen',
    [
      ['Артикул', 'id'],
      ['Сумма', 'price'],
    ],
    'dry-run',
    /цена/,
  ],
  [
    'the second of one name is chosen',
    [
      ['Артикул', 'id'],
      ['Сумма (2)', 'price'],
    ],
    'dry-run',
    /→ 1\s₽/,
  ],
  [
    'one is chosen that the file lacks',
    [
      ['Артикул', 'id'],
      ['Цена', 'price'],
    ],
    'refused',
    /нет столбца «Цена»/,
  ],
] as const)('of a table %s', async (_, chosen, outcome, words) => {
  const columns = ['Артикул', 'Сумма', 'Сумма (2)', 'Цена'].flatMap((heading) => {
    const field = chosen.find(([name]) => name === heading)?.[1];
    return field || heading !== 'Цена' ? [{ heading, field: field ?? null }] : [];
  });
  const compared = await run(`${TWICE}${line(price + 100_00)}`, { columns });
  expect(compared.outcome).toBe(outcome);
  expect(compared.parts.flatMap(({ lines }) => lines).join()).toMatch(words);
  expect(compared.columns.slice(0, 3)).toMatchObject([
    { heading: 'Артикул', example: id },
    { heading: 'Сумма', example: String((price + 100_00) / 100) },
    { heading: 'Сумма (2)', example: '1' },
  ]);
});

test('two columns of one field, and a field that there is not, are refused at the column', async () => {
  const refused = async (field: string) => {
    const columns = [
      { heading: 'лот', field: 'id' },
      { heading: 'код', field },
    ];
    const content = packed('лот;код\n1;2');
    const { status, body } = await admin.post('Imports.Run', {
      file: 'lots.csv',
      content,
      columns,
    });
    return [status, (body.result as { issues: unknown[] }).issues[0]];
  };
  expect(await refused('id')).toEqual([
    400,
    { path: 'columns.1.field', message: '«лот» уже в столбце «лот»' },
  ]);
  expect(await refused('colour')).toMatchObject([400, { message: 'Выберите, что в столбце' }]);
});
