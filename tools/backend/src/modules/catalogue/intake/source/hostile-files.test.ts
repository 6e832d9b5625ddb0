import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  FEED,
  feedFlats,
  offerXml,
  yrlFeed,
} from '../../../../testing/examples/import/yrl-feed.ts';
import { inWindows1251, utf8 } from '../../../../testing/examples/import/parts-of.ts';
import { readAll, reasonFor } from '../../../../testing/examples/import/read-all.ts';
import { LARGEST_SOURCE, openSource } from './open-source.ts';

const [first] = feedFlats(1, 1);
const offer = first ? offerXml(first) : '';
const bomb = zipSync({ 'feed.xml': new Uint8Array(10_000_000) });
const billion = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');
const deep = `${FEED[0]}<offer internal-id="1">${'<a>'.repeat(40)}${'</a>'.repeat(40)}</offer>${FEED[1]}`;

describe('a hostile file is refused in Russian', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /^файл пуст$/],
    ['an archive that is a bomb', bomb, /архив ZIP; распакуйте/],
    ['gzip', gzipSync('id;price'), /архив gzip/],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), /книга старого Excel/],
    ['UTF-16', Buffer.from('id;price\n1;2', 'utf16le'), /не текст в UTF-8/],
    [
      'an external entity',
      `<?xml version="1.0"?><!DOCTYPE f [<!ENTITY x SYSTEM "file:///etc/passwd">]><realty-feed><offer internal-id="1"><type>&x;</type></offer></realty-feed>`,
      /DOCTYPE не допускается/,
    ],
    [
      'a billion laughs',
      `<!DOCTYPE f [<!ENTITY l0 "ха">${billion}]><realty-feed>&l9;</realty-feed>`,
      /DOCTYPE не допускается/,
    ],
    [
      'an unknown entity',
      `${FEED[0]}<offer internal-id="1"><type>&x;</type></offer>${FEED[1]}`,
      /XML не разобран/,
    ],
    ['depth', deep, /вложены глубже/],
    [
      'a text without end',
      `${FEED[0]}<offer internal-id="1"><description>${'а'.repeat(30_000)}</description>`,
      /текст элемента длиннее/,
    ],
    ['a comment without end', `${FEED[0]}<!-- ${'а'.repeat(1_100_000)}`, /между тегами больше/],
    [
      'elements without end',
      `${FEED[0]}<offer internal-id="1">${'<a/>'.repeat(600)}`,
      /больше 500 элементов/,
    ],
    ['a feed that breaks off', `${FEED[0]}${offer}`, /XML не разобран/],
    ['another document', '<html><body>Войдите</body></html>', /неизвестный документ <html>/],
    ['brackets without end', `[${'['.repeat(100_000)}`, /стоит другой список|вложены глубже/],
    ['JSON that breaks off', '{"data":{"properties":[{"id":1}', /JSON обрывается/],
    ['JSON without lots', '{"status":"error"}', /нет списка лотов/],
    ['a huge object', `[{"id":"${'1'.repeat(300_000)}"}]`, /длиннее 200000 знаков/],
    ['a quote that is not closed', 'id;price\n"1;2\n', /кавычки в ячейке/],
    ['a line without end', `id;price\n${'1'.repeat(50_000)};1`, /строка длиннее/],
    ['a formula', 'id;price\n=cmd|calc!A1;100', /формула, а не значение/],
    ['a formula with a sign', 'id;status\nk1;+SUM(A1:A9)', /формула, а не значение/],
    ['a table of something else', 'имя;телефон\nОльга;1', /не нашлось столбца с номером лота/],
    [
      'windows-1251 that calls itself UTF-8',
      inWindows1251(
        '<?xml version="1.0" encoding="UTF-8"?><realty-feed><offer internal-id="а"/></realty-feed>',
      ),
      /назван UTF-8, а записан в другой кодировке/,
    ],
    [
      'UTF-8 that calls itself windows-1251',
      utf8(
        '<?xml version="1.0" encoding="windows-1251"?><realty-feed><offer internal-id="а"></offer></realty-feed>',
      ),
      /назван windows-1251, а записан в UTF-8/,
    ],
    [
      'another encoding',
      utf8('<?xml version="1.0" encoding="koi8-r"?><realty-feed/>'),
      /кодировка «koi8-r» не читается/,
    ],
  ])('%s', async (_, file, reason) => {
    expect(await reasonFor(file)).toMatch(reason);
  });

  test('two gigabytes end after half of one', async () => {
    const part = new Uint8Array(1024 * 1024).fill(0x20);
    let given = 0;
    async function* endless() {
      await Promise.resolve();
      for (;;) {
        given += part.byteLength;
        yield part;
      }
    }
    const source = await openSource(endless());
    await expect(async () => {
      for await (const _ of source.text);
    }).rejects.toThrow('файл больше 512 МБ');
    expect(given).toBeLessThanOrEqual(LARGEST_SOURCE + 2 * part.byteLength);
  });
});

test.each([1, 3, 7, 1000])(
  'letters that are cut between parts of %i bytes are read whole',
  async (size) => {
    const flats = feedFlats(1, 3);
    const { lots, complexes, mistakes } = await readAll(yrlFeed(flats), { size });
    expect([lots.size, complexes.get('rechnoy-park')?.name, mistakes]).toEqual([
      3,
      'Речной парк',
      [],
    ]);
  },
);

test('windows-1251 that says so, and a table in it that says nothing, are read', async () => {
  const feed = yrlFeed(feedFlats(1, 1)).replace('UTF-8', 'windows-1251').replace('м²', 'м');
  const { lots, complexes } = await readAll(inWindows1251(feed));
  expect([lots.size, complexes.get('rechnoy-park')?.name]).toEqual([1, 'Речной парк']);
  const table = await readAll(inWindows1251('лот;статус\nk2-57;продана'));
  expect(table.lots.get('k2-57')?.status).toBe('sold');
});
