import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeBook, type BookCell } from '../../../../../../testing/examples/import/make-book.ts';
import { readAll, reasonFor } from '../../../../../../testing/examples/import/read-all.ts';
import { dayText, isDateFormat, numberText } from './cell-text.ts';

const HEAD = ['лот', 'вид', 'ЖК', 'корпус', 'этаж', 'площадь, м²', 'цена, ₽'];
const LINE = ['K-1', 'квартира', 'Тихий двор', '1', 3, 40.1, 8_000_000];
const sheet = (...rows: (readonly BookCell[])[]) => makeBook({ sheets: { Прайс: rows } });
const lotOf = async (book: Uint8Array) => {
  const { lots, mistakes } = await readAll(book);
  expect(mistakes).toEqual([]);
  return [...lots.values()][0];
};

describe('a workbook', () => {
  test('is a table as CSV is, with the rows of the sheet as lines', async () => {
    const { lots, mistakes, notes } = await readAll(
      sheet(HEAD, LINE, [], ['K-2', 'парковка', 'Тихий двор', '1', -1, 13.3, 'дорого']),
    );
    expect(lots.get('k-1')).toMatchObject({
      ...{ type: 'flat', complex: 'tihiy-dvor', building: 'korpus-1', floor: 3, area: 40.1 },
      ...{ price: 800_000_000, line: 2 },
    });
    expect(mistakes).toMatchObject([{ line: 4, id: 'k-2', field: 'price' }]);
    expect(notes).toEqual(expect.arrayContaining(['лист «Прайс»', 'столбец «цена, ₽» — цена']));
  });

  test.each<[string, BookCell[], object]>([
    ['a formula, by what was calculated', [{ xml: '<c><f>A1*2</f><v>8000000</v></c>' }], {}],
    ['a number as it was calculated', [{ xml: '<c><v>8000000.0000000009</v></c>' }], {}],
    ['a number with an exponent', [{ xml: '<c><v>8.0E+06</v></c>' }], {}],
    ['a price in words', ['8 000 000,00 ₽'], {}],
    ['a text of its own', [{ xml: '<c t="inlineStr"><is><t>8000000</t></is></c>' }], {}],
  ])('has %s', async (_, [price = null]) => {
    expect(await lotOf(sheet(['лот', 'цена'], ['k1', price]))).toMatchObject({
      price: 800_000_000,
    });
  });

  test.each<[string, BookCell]>([
    ['a date', { xml: '<c s="1"><v>46660</v></c>' }],
    ['a date by ISO 8601', { xml: '<c t="d"><v>2027-09-30</v></c>' }],
    ['words', '3 кв. 2027'],
  ])('has the keys by %s', async (_, keys) => {
    const book = sheet(['лот', 'жк', 'корпус', 'срок сдачи'], ['1', 'Тихий', '1', keys]);
    const { buildings } = await readAll(book);
    expect(buildings.get('tihiy/korpus-1')?.handover).toEqual({ year: 2027, quarter: 3 });
  });

  test('has its head below a title, in two rows that are joined', async () => {
    const book = sheet(
      ['Прайс-лист ООО «Тихий двор»'],
      ['на 28.11.2026'],
      ['№ лота', 'лот', 'Площадь', null, 'Стоимость'],
      [null, null, 'общая', 'жилая', null],
      ['1', 'k1', 40.1, 18.2, 8_000_000],
    );
    expect(await lotOf(book)).toMatchObject({
      ...{ id: 'k1', line: 5, area: 40.1, livingArea: 18.2, price: 800_000_000 },
    });
  });

  test('is read by the sheet that is named, else by the first that is shown', async () => {
    const sheets = {
      Справка: [['ничего']],
      Черновик: [
        ['лот', 'цена'],
        ['a', 1_000_000],
      ],
      Прайс: [
        ['лот', 'цена'],
        ['b', 2_000_000],
      ],
    };
    const book = makeBook({ sheets, hidden: ['Справка', 'Черновик'] });
    expect([...(await readAll(book)).lots.keys()]).toEqual(['b']);
    expect([...(await readAll(book, { sheet: 'Черновик' })).lots.keys()]).toEqual(['a']);
    await expect(readAll(book, { sheet: 'Нет' })).resolves.toMatchObject({
      mistakes: [{ reason: 'листа «Нет» нет; есть «Справка», «Черновик», «Прайс»' }],
    });
  });

  test('that was written as a stream, with prefixes of its names, is read', async () => {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_, part) => parts.push(part));
    const add = (name: string, text: string) => {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(strToU8(text), true);
    };
    add(
      'xl/workbook.xml',
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="A" r:id="r1"/></x:sheets></x:workbook>',
    );
    add(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="/xl/a.xml"/></Relationships>',
    );
    const cell = (text: string) => `<x:c t="str"><x:v>${text}</x:v></x:c>`;
    const row = (...cells: string[]) => `<x:row>${cells.map(cell).join('')}</x:row>`;
    add(
      'xl/a.xml',
      `<x:worksheet xmlns:x="m"><x:sheetData>${row('лот', 'цена')}${row('k1', '8000000')}</x:sheetData></x:worksheet>`,
    );
    zip.end();
    expect(await lotOf(Buffer.concat(parts))).toMatchObject({ id: 'k1', price: 800_000_000 });
  });
});

const doctype = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${inner}`;
const good = { sheets: { Прайс: [HEAD, LINE] } };
const part = (name: string, content: string | Uint8Array) =>
  makeBook({ ...good, parts: { [name]: content } });
const bomb = (name: string) => `<a>${`<${name}/>`.repeat(4_000_000)}</a>`;
const locked = Buffer.concat([
  Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

describe('a hostile workbook is refused in Russian', { timeout: 60_000 }, () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['a bomb in the sheet', part('xl/worksheets/s1.xml', bomb('row')), /zip-бомбу/],
    ['a bomb in the texts', part('xl/sharedStrings.xml', bomb('si')), /zip-бомбу/],
    [
      'an external entity in the sheet',
      part('xl/worksheets/s1.xml', doctype('<a>&e;</a>')),
      /DOCTYPE/,
    ],
    ['an external entity in the book', part('xl/workbook.xml', doctype('<a>&e;</a>')), /DOCTYPE/],
    ['an unknown entity', part('xl/worksheets/s1.xml', '<a>&e;</a>'), /XML не разобран/],
    ['depth', part('xl/worksheets/s1.xml', '<a>'.repeat(100)), /вложены глубже 32/],
    [
      'another encoding',
      part('xl/worksheets/s1.xml', Uint8Array.of(0xff, 0xfe, 0x3c, 0)),
      /не в UTF-8/,
    ],
    [
      'a sheet that breaks off',
      part('xl/worksheets/s1.xml', '<worksheet><sheetData>'),
      /XML не разобран/,
    ],
    [
      'a book that breaks off',
      makeBook(good).subarray(0, 600),
      /повреждена|распакуйте|не разобран/,
    ],
    [
      'too many parts',
      zipSync(Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`${at}`, strToU8('')]))),
      /больше 1000 частей/,
    ],
    [
      'too many columns',
      sheet(HEAD, [...LINE, ...Array<null>(300).fill(null), 'x']),
      /столбцов больше 200/,
    ],
    ['a cell without end', sheet(['лот', 'цена'], ['x'.repeat(30_000), 1]), /ячейка длиннее/],
    [
      'a formula that nobody has calculated',
      sheet(['лот', 'цена'], ['a', { xml: '<c><f>1+1</f></c>' }]),
      /формула без значения/,
    ],
    [
      'a text that is a formula',
      sheet(['лот', 'статус'], ['a', '=HYPERLINK("http://x")']),
      /формула, а не значение/,
    ],
    ['no sheet', makeBook({}), /нет листов/],
    ['an empty sheet', makeBook({ sheets: { Пусто: [] } }), /нет строк/],
    ['another archive', zipSync({ 'feed.xml': strToU8('<a/>') }), /архив ZIP; распакуйте/],
    ['LibreOffice', zipSync({ mimetype: strToU8(''), 'content.xml': strToU8('') }), /\.ods/],
    ['a binary book', zipSync({ 'xl/workbook.bin': strToU8('') }), /\.xlsb/],
    ['a password', locked, /под паролем; снимите пароль/],
  ])('%s', async (_, file, reason) => {
    expect(await reasonFor(file)).toMatch(reason);
  });

  test('rows without end', async () => {
    const row = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
    // What stands beside the columns of the head is no lot.
    const beside = '<row><c r="C1" t="str"><v>1</v></c></row>'.repeat(260_000);
    const rows = `<worksheet><sheetData>${row('лот', 'цена')}${beside}</sheetData></worksheet>`;
    expect(await reasonFor(part('xl/worksheets/s1.xml', rows))).toBe('строк больше 250000');
  });
});

test.each([
  [0, undefined, false],
  [14, undefined, true],
  [170, 'dd\\.mm\\.yyyy', true],
  [171, '#,##0.00\\ "₽"', false],
  [172, '[$-419]d mmm yyyy', true],
  [173, '0.0" м² day"', false],
  [174, 'General', false],
])('format %i «%s» shows a date: %s', (id, code, wanted) => {
  expect(isDateFormat(id, code)).toBe(wanted);
});

test.each([
  [46_660, false, '30.09.2027'],
  [61, false, '01.03.1900'],
  [1, false, '01.01.1900'],
  [45_198, true, '30.09.2027'],
])('day %i is %s → %s', (serial, from1904, wanted) => {
  expect(dayText(serial, from1904)).toBe(wanted);
});

test.each([
  ['40.100000000000001', '40.1'],
  ['7.9E+06', '7900000'],
  ['-1', '-1'],
  ['#N/A', '#N/A'],
])('number %s is %s', (raw, wanted) => {
  expect(numberText(raw)).toBe(wanted);
});
