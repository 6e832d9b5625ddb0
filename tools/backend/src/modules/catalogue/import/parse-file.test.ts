import { describe, expect, test } from 'vitest';
import { LARGEST_FILE } from './decode.ts';
import { parseFile } from './parse-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => parseFile(bytes(text));
const mistakesOf = (text: string) =>
  parse(text).mistakes.map(({ line, field, reason }) => [line, field, reason]);

/** Windows-1251 of Russian small letters, capitals and ASCII. */
function inWindows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (code < 0x80) return code;
    return code - 0x410 + 0xc0;
  });
}

describe('a table', () => {
  test.each([
    ['semicolons and a decimal comma', 'лот;цена;статус\nk2-57;12084000,50;свободна\n'],
    ['commas and a decimal point', 'id,price,status\nk2-57,12084000.50,free\n'],
    ['tabs', 'id\tprice\tstatus\nk2-57\t12 084 000,50\tfree'],
    ['lines of Windows', 'id;price;status\r\nk2-57;12084000,5;free\r\n'],
    ['the mark of UTF-8', '\ufeffid;price;status\nk2-57;12084000,50 ₽;Свободна'],
    [
      'quotes and empty lines',
      '"id";"price";"status"\n\n"k2-57";"12\u00a0084\u00a0000,50";free\n;;\n',
    ],
  ])('is read with %s', (_, text) => {
    const { rows, mistakes } = parse(text);
    expect(mistakes).toEqual([]);
    expect(rows.map(({ line: _line, ...row }) => row)).toEqual([
      { id: 'k2-57', price: 1_208_400_050, status: 'free' },
    ]);
  });

  test('is read in windows-1251', () => {
    const { rows, mistakes } = parseFile(inWindows1251('лот;статус\nk2-57;продана\nk2-58;резерв'));
    expect(mistakes).toEqual([]);
    expect(rows).toEqual([
      { line: 2, id: 'k2-57', status: 'sold' },
      { line: 3, id: 'k2-58', status: 'reserved' },
    ]);
  });

  test('leaves open what its cells leave empty, and takes a former price away by a word', () => {
    expect(parse('id;price;old-price;status;reason\nk2-57;;нет;;весенняя акция').rows).toEqual([
      { line: 2, id: 'k2-57', oldPrice: null, reason: 'весенняя акция' },
    ]);
  });

  test.each<[string, string, (number | string | null)[][]]>([
    [
      'an unknown column',
      'id;цвет\nk2-57;1',
      [[1, 'цвет', expect.stringMatching(/неизвестный столбец/) as string]],
    ],
    ['a column said twice', 'id;цена;price\nk2-57;1;1', [[1, 'price', 'столбец назван дважды']]],
    ['no column of lots', 'цена\n1', [[1, 'лот', 'нет такого столбца']]],
    ['a lot said twice', 'id;цена\nk2-57;1\nk2-57;2', [[3, 'лот', 'уже назван в строке 2']]],
    ['no lot', 'id;цена\n;1', [[2, 'лот', 'не указан']]],
    ['a strange lot', 'id;цена\nК2/57;1', [[2, 'лот', '«К2/57» — не номер лота; пример: k2-57']]],
    [
      'a price in words',
      'id;цена\nk2-57;дорого',
      [[2, 'цена', '«дорого» — не цена; пишите 12345678,50']],
    ],
    ['a negative price', 'id;цена\nk2-57;-5', [[2, 'цена', '«-5» — не цена; пишите 12345678,50']]],
    [
      'a price of nothing',
      'id;цена\nk2-57;0',
      [[2, 'цена', 'цена вне пределов: больше 0, до 10 млрд ₽']],
    ],
    [
      'digits in wrong groups',
      'id;цена\nk2-57;12 34',
      [[2, 'цена', '«12 34» — не цена; пишите 12345678,50']],
    ],
    [
      'an unknown status',
      'id;статус\nk2-57;подарена',
      [[2, 'статус', expect.stringMatching(/неизвестный статус «подарена»/) as string]],
    ],
    ['a cell too many', 'id;цена\nk2-57;1;2', [[2, null, '3 ячеек вместо 2']]],
    [
      'a quote that never ends',
      'id;цена\nk2-57;"1',
      [[2, null, 'кавычки в ячейке не закрыты или стоят не на месте']],
    ],
    ['nothing at all', '', [[0, null, 'файл пуст']]],
    [
      'a spreadsheet instead',
      'PK\u0003\u0004\0\0',
      [[0, null, expect.stringMatching(/сохраните таблицу как CSV/) as string]],
    ],
  ])('with %s says where and why', (_, text, expected) => {
    expect(mistakesOf(text)).toEqual(expected);
  });

  test('names every mistake, not the first alone', () => {
    expect(mistakesOf('id;цена;статус\nk1-1;x;y\nk1-2;1;free\n;5;free')).toHaveLength(3);
  });

  test('has its limits', () => {
    expect(parseFile(new Uint8Array(LARGEST_FILE + 1).fill(65)).mistakes[0]?.reason).toMatch(
      /32 МБ/,
    );
    const many = Array.from({ length: 100_001 }, (_, index) => `k1-${index};1`).join('\n');
    expect(mistakesOf(`id;цена\n${many}`)).toEqual([
      [100_002, null, 'в файле больше 100000 лотов'],
    ]);
    expect(mistakesOf(`id;цена\nk1-1;${'1'.repeat(20_000)}`)[0]?.[2]).toMatch(/длиннее 10000/);
  });
});

describe('a document in XML', () => {
  test('of our own says lots by elements', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<lots>
  <lot id="k2-57"><price>12084000,50</price><old-price>12 500 000</old-price><reason>скидка &amp; подарок</reason></lot>
  <lot id="k2-58"><status>продана</status></lot>
</lots>`;
    expect(parse(text)).toEqual({
      mistakes: [],
      rows: [
        {
          line: 3,
          id: 'k2-57',
          price: 1_208_400_050,
          oldPrice: 1_250_000_000,
          reason: 'скидка & подарок',
        },
        { line: 4, id: 'k2-58', status: 'sold' },
      ],
    });
  });

  test('of Yandex Realty offers what is free', () => {
    const text = `<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>2026-11-20T12:00:00+03:00</generation-date>
<offer internal-id="k2-57"><type>продажа</type><price><value>12084000</value><currency>RUB</currency></price><area><value>48.4</value></area></offer>
</realty-feed>`;
    expect(parse(text)).toEqual({
      mistakes: [],
      rows: [{ line: 3, id: 'k2-57', price: 1_208_400_000, status: 'free' }],
    });
  });

  const nested = `<lots>${'<lot id="k1-1">'.repeat(40)}`;
  test.each([
    [
      'entities that multiply',
      '<!DOCTYPE lots [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><lots><lot id="k1-1"><reason>&b;</reason></lot></lots>',
      'DOCTYPE не допускается',
    ],
    [
      'a file from outside',
      '<!DOCTYPE lots [<!ENTITY a SYSTEM "file:///etc/passwd">]><lots/>',
      'DOCTYPE не допускается',
    ],
    [
      'an unknown entity',
      '<lots><lot id="k1-1"><reason>&b;</reason></lot></lots>',
      'XML не разобран',
    ],
    ['another root', '<html></html>', 'неизвестный документ <html>'],
    [
      'another element',
      '<lots><lot id="k1-1"><colour>1</colour></lot></lots>',
      'неизвестный элемент <colour>',
    ],
    ['an end that is missing', '<lots><lot id="k1-1">', 'XML не разобран'],
    ['a wrong nesting', '<lots><lot id="k1-1"></lots>', 'XML не разобран'],
    ['depth', nested, 'неизвестный элемент <lot>'],
    [
      'depth in a feed',
      `<realty-feed><offer internal-id="k1-1">${'<a>'.repeat(40)}`,
      'элементы вложены глубже 16',
    ],
    [
      'a text without end',
      `<lots><lot id="k1-1"><reason>${'а'.repeat(10_001)}</reason></lot></lots>`,
      'текст элемента длиннее 10000 знаков',
    ],
  ])('with %s is refused', (_, text, reason) => {
    const { mistakes } = parse(text);
    expect(mistakes.some((one) => one.reason.startsWith(reason))).toBe(true);
    expect(mistakes).toHaveLength(1);
  });
});
