import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './import-source.methods.ts';

const feed = '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901';
const run = '3c4d5e6f-7081-4293-a4b5-c6d7e8f90123';
const at = '2026-11-28T06:00:00.000Z';

const waits = {
  guid: run,
  at,
  outcome: 'waiting' as const,
  file: 'flats.xml',
  message:
    'новых лотов 0, изменится 1, без изменений 40, нет в файле 0, подозрительного 1, ошибок 0',
};

const row = {
  ...{ guid: feed, title: 'Фид отдела продаж', kind: 'url' as const },
  ...{ url: 'https://crm.example/feeds/flats.xml', every: 'day' as const, hour: 9 },
  ...{ self_apply: true, close_gone: true, due_at: '2026-11-29T06:00:00.000Z', running: false },
  ...{ last: waits, waits: true },
};

const folder = {
  ...{
    guid: '4d5e6f70-8192-43a4-b5c6-d7e8f9012345',
    title: 'Папка обмена',
    kind: 'folder' as const,
  },
  ...{ url: '', every: 'hour' as const, hour: 0, self_apply: false, close_gone: false },
  ...{ due_at: '2026-11-28T10:00:00.000Z', running: false, waits: false },
  last: {
    ...{ guid: '5e6f7081-92a3-44b5-86d7-e8f901234567', at: '2026-11-28T09:00:00.000Z' },
    ...{ outcome: 'failed' as const, file: null },
    message: 'Папка не читается: проверьте настройку IMPORT_FOLDER и права',
  },
};

const details = {
  ...row,
  runs: [
    waits,
    {
      ...{ guid: '6f708192-a3b4-45c6-97e8-f90123456789', at: '2026-11-27T06:00:00.000Z' },
      ...{ outcome: 'unchanged' as const, file: null, message: 'Файл не менялся' },
    },
    {
      ...{ guid: '708192a3-b4c5-46d7-a8f9-012345678901', at: '2026-11-26T06:00:00.000Z' },
      ...{ outcome: 'applied' as const, file: 'flats.xml' },
      message:
        'новых лотов 2, изменится 3, без изменений 36, нет в файле 0, подозрительного 0, ошибок 0',
    },
  ],
  waiting: {
    ...{ outcome: 'dry-run' as const, run, file: 'flats.xml' },
    ...{ format: 'фид Яндекс Недвижимости (YRL)', notes: [] },
    summary: waits.message,
    parts: [
      { title: 'Изменения', count: 1, lines: ['k2-57: цена 17 900 000 ₽ → 8 950 000 ₽'] },
      {
        title: 'Подозрительно',
        count: 1,
        lines: ['строка 2, k2-57, цена −50 %: 17 900 000 ₽ → 8 950 000 ₽'],
      },
    ],
    suspicious: 1,
    gone: 0,
    columns: [],
    guessed: false,
  },
  columns: [],
  deleted_at: null,
};

/** A table with a column that its guess has missed. */
const table = {
  ...details.waiting,
  ...{ file: 'flats.csv', format: 'таблица CSV', guessed: true },
  columns: [
    { heading: 'Шифр', example: 'k2-57', field: 'id' as const, missing: false },
    { heading: 'К оплате', example: '8 950 000', field: null, missing: false },
  ],
};

const former = {
  ...{ guid: '8192a3b4-c5d6-47e8-89f0-123456789012', title: 'Таблица агентства' },
  deleted_at: '2026-11-20T09:00:00.000Z',
};

const told = {
  ...{ title: row.title, kind: row.kind, url: row.url, every: row.every, hour: row.hour },
  ...{ self_apply: true, close_gone: true },
};

const pictures = {
  ...{ waiting: 3, failed: 1 },
  failures: [
    {
      ...{ url: 'https://cdn.example/plans/2k-64.png', what: 'Планировка: двухкомнатная, 64 м²' },
      reason: 'По этому адресу файла нет: ответ 404',
    },
  ],
};

/** Calls of each method; tests and stories use them. */
export const importSourceExamples: ExamplesOf<typeof methods> = {
  'Imports.Sources': [
    {
      name: 'one waits for a decision, one has failed',
      input: {},
      result: { folder: true, sources: [row, folder], deleted: [former], pictures },
    },
  ],
  'Imports.Source': [
    {
      name: 'with a difference that waits',
      input: { source: feed },
      result: { source: details },
    },
    {
      name: 'a table whose columns somebody has confirmed',
      input: { source: feed },
      result: {
        source: {
          ...{ ...details, waiting: null, waits: false },
          columns: [
            { heading: 'Шифр', meaning: 'лот' },
            { heading: 'Цена, ₽', meaning: 'цена' },
          ],
        },
      },
    },
    {
      name: 'with a table whose columns were guessed',
      input: { source: feed },
      result: { source: { ...details, waiting: table } },
    },
    {
      name: 'deleted, with its runs',
      input: { source: former.guid },
      result: {
        source: {
          ...{ ...details, ...former, url: '', every: 'off', due_at: null },
          ...{ waiting: null, waits: false },
        },
      },
    },
  ],
  'Imports.SaveSource': [
    {
      name: 'an address, every day',
      input: told,
      result: { source: details },
    },
  ],
  'Imports.CheckSource': [{ name: 'at once', input: { source: feed }, result: {} }],
  'Imports.DeleteSource': [{ name: 'for good', input: { source: feed }, result: {} }],
  'Imports.ForgetColumns': [
    { name: 'guessed anew', input: { source: feed }, result: { source: details } },
  ],
  'Imports.RetryPictures': [
    {
      name: 'the one that has failed waits again',
      input: {},
      result: { pictures: { waiting: 4, failed: 0, failures: [] } },
    },
  ],
  'Imports.Compare': [
    {
      name: 'the column of the price is another one',
      input: {
        run,
        columns: [
          { heading: 'Шифр', field: 'id' },
          { heading: 'К оплате', field: 'price' },
        ],
      },
      result: {
        ...{ outcome: 'dry-run', format: table.format, notes: [], summary: waits.message },
        ...{ parts: details.waiting.parts, suspicious: 1, gone: 0 },
        columns: table.columns.map((one) =>
          one.field ? one : { ...one, field: 'price' as const },
        ),
      },
    },
  ],
  'Imports.Decide': [
    {
      name: 'the difference is written',
      input: { run, apply: true, accept_suspicious: true },
      result: { outcome: 'applied' },
    },
  ],
};
