import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lines } from '../../../../testing/examples/import/lines-adapter.ts';
import { partsOf, utf8 } from '../../../../testing/examples/import/parts-of.ts';
import { feedFlats, offerXml, yrlFeed } from '../../../../testing/examples/import/yrl-feed.ts';
import { readAll } from '../../../../testing/examples/import/read-all.ts';
import { gather } from '../plan/gather.ts';
import type { Mapping } from '../shape/adapter.ts';
import { openSource } from '../source/open-source.ts';
import { ADAPTERS } from './adapters.ts';
import { guessMapping, mappingText, parseMapping } from './table/mapping.ts';

const lotOf = async (file: string, mapping?: Mapping) => {
  const { lots, mistakes } = await readAll(file, { mapping });
  expect(mistakes).toEqual([]);
  return [...lots.values()][0];
};

test('adapters have names of their own', () => {
  expect(new Set(ADAPTERS.map(({ name }) => name)).size).toBe(ADAPTERS.length);
});

describe('the adapter of docs/import.md', () => {
  const file = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

  test('is there word for word', async () => {
    const [, body = ''] = (
      await file('../../../../testing/examples/import/lines-adapter.ts')
    ).split('*/\n');
    expect(await file('../../../../../../../docs/import.md')).toContain(body);
  });

  test('reads its format, and leaves what is wrong to the shape', async () => {
    const { text } = await openSource(partsOf(utf8('k1-1 5000000\nk1-2 дорого\n'), 5));
    const { lots, mistakes } = await gather(lines.read(text, {}));
    expect([...lots.values()]).toMatchObject([{ id: 'k1-1', price: 500_000_000 }]);
    expect(mistakes).toMatchObject([{ line: 2, id: 'k1-2', field: 'price' }]);
  });
});

describe('an offer of YRL', () => {
  const [flat] = feedFlats(1, 1, { rooms: 2, area: 54.5, price: 9_876_543 });
  const feed = flat ? yrlFeed([flat]) : '';

  test('is a flat with its complex and its building', async () => {
    const { complexes, buildings } = await readAll(feed);
    expect(complexes.get('rechnoy-park')).toMatchObject({
      ...{ name: 'Речной парк', place: 'Гатчина', coordinate: [59.565, 30.128] },
      address: 'Ленинградская область, Гатчина, Речная улица, 1',
    });
    expect(buildings.get('rechnoy-park/korpus-1')).toMatchObject({
      ...{ name: 'Корпус 1', floors: 9, handover: { year: 2028, quarter: 2 } },
    });
    expect(await lotOf(feed)).toMatchObject({
      ...{ id: 'r-1-1', type: 'flat', status: 'free', number: 1, floor: 1, rooms: '2' },
      ...{ area: 54.5, livingArea: 27, kitchenArea: 9, price: 987_654_300, finish: 'full' },
      ...{ ceiling: 2.75, bathrooms: 1, options: ['loggia'] },
      plan: 'https://feed.example/plans/R-1-1.png',
    });
  });

  test.each([
    ['<rooms>2</rooms>', '<rooms>7</rooms>', { rooms: '4' }],
    ['<rooms>2</rooms>', '<studio>1</studio>', { rooms: 'studio' }],
    ['чистовая отделка', 'черновая отделка', { finish: 'none' }],
    ['чистовая отделка', 'предчистовая', { finish: 'shell' }],
    ['чистовая отделка', 'под ключ', { finish: 'furnished' }],
    ['совмещенный', '2', { bathrooms: 2 }],
    ['<value>54.5</value>', '<value>54,5</value>', { area: 54.5 }],
  ])('with %s → %s says %j', async (from, to, wanted) => {
    expect(await lotOf(feed.replace(from, to))).toMatchObject(wanted);
  });

  test.each([
    ['<type>продажа', '<type>аренда', 'type', /только продажа/],
    ['RUB', 'USD', 'price/currency', /нужна в рублях/],
    ['кв. м', 'акр', 'area/unit', /нужна в кв\. м/],
    ['<value>9876543</value>', '<value>по запросу</value>', 'price', /«по запросу»: не число/],
    ['<floor>1</floor>', '<floor>999</floor>', 'floor', /вне пределов/],
    ['internal-id="R-1-1"', 'internal-id="!!!"', 'id', /из него не выходит адреса/],
  ])('with %s → %s is refused by %s', async (from, to, field, reason) => {
    const { mistakes } = await readAll(feed.replace(from, to));
    expect(mistakes).toEqual([
      expect.objectContaining({ field, reason: expect.stringMatching(reason) as string }),
    ]);
  });

  test('twice under one id is a mistake', async () => {
    const twice = feed.replace('</realty-feed>', `${flat ? offerXml(flat) : ''}</realty-feed>`);
    expect((await readAll(twice)).mistakes).toMatchObject([
      { id: 'r-1-1', reason: expect.stringMatching(/^уже назван в строке/) as string },
    ]);
  });

  test('of a completed building has no quarter of the keys', async () => {
    const { buildings } = await readAll(feed.replace('unfinished', 'hand-over'));
    expect(buildings.get('rechnoy-park/korpus-1')?.handover).toBeNull();
  });
});

describe('JSON of Profitbase', () => {
  const property = {
    ...{ id: 4711, house_id: 3, number: '12а', rooms_amount: 1, floor: 4, studio: false },
    ...{ projectName: 'Тихий двор', houseName: 'Дом № 2', sectionName: 'Секция 3' },
    ...{ euro_layout: true, typePurpose: 'residential', propertyType: 'property' },
    area: { area_total: 41.2, area_living: 18, area_kitchen: 12.4, area_balcony: null },
    price: { value: 6_100_000, pricePerMeter: 148_058 },
    status: 'BOOKED',
    attributes: { facing: 'Предчистовая' },
    note: 'скобки ] и } в «тексте» с \\" кавычкой',
  };

  test.each([
    ['a list', [property]],
    ['data', { status: 'success', data: [property] }],
    [
      'data.properties',
      { data: { filteredCount: 1, properties: [property] }, more: [1, { a: [] }] },
    ],
  ])('under %s is read', async (_, document) => {
    const { lots, buildings, mistakes } = await readAll(JSON.stringify(document, null, 1));
    expect([mistakes, [...buildings.keys()]]).toEqual([[], ['tihiy-dvor/dom-2']]);
    expect([...lots.values()]).toMatchObject([
      {
        ...{ id: '4711', number: 12, section: 3, floor: 4, rooms: '1', euro: true, type: 'flat' },
        ...{ area: 41.2, kitchenArea: 12.4, price: 610_000_000, status: 'held', finish: 'shell' },
      },
    ]);
  });
});

describe('a table', () => {
  const HEAD =
    'ЖК;Корпус;Подъезд;Этаж;№ кв.;Комнат;Общая площадь, м²;Стоимость, ₽;Статус;Отделка;Цвет';
  const LINE = 'Тихий двор;2;1;5;48;Студия;24,6;4 900 000 ₽;В продаже;под чистовую;синий';

  test('has its columns guessed by their headings, and says how', async () => {
    const { notes } = await readAll(`${HEAD}\n${LINE}`);
    expect(notes).toContain('столбец «Общая площадь, м²» — площадь');
    expect(notes).toContain('столбец «Цвет» — не переносится');
    expect(await lotOf(`${HEAD}\n${LINE}`)).toMatchObject({
      ...{ id: 'tihiy-dvor-korpus-2-48', complex: 'tihiy-dvor', building: 'korpus-2' },
      ...{ section: 1, floor: 5, number: 48, rooms: 'studio', area: 24.6, type: 'flat' },
      ...{ price: 490_000_000, status: 'free', finish: 'prepared' },
    });
  });

  test('in English, with commas', async () => {
    const file =
      'lot id,project,building,floor,rooms,total area,price,status\nA-1,Quiet,B,-1,2,50.5,1000000.5,sold';
    expect(await lotOf(file)).toMatchObject({
      ...{ id: 'a-1', building: 'korpus-b', floor: -1, rooms: '2', price: 100_000_050 },
      status: 'sold',
    });
  });

  test('is read by a mapping that was saved and changed by hand', async () => {
    const mapping: Mapping = {
      columns: { Шифр: 'id', Деньги: 'price' },
      always: { complex: 'Тихий двор', building: '1' },
    };
    expect(parseMapping(mappingText(mapping))).toEqual(mapping);
    expect(await lotOf('Шифр;Деньги\nx1;5 000 000', mapping)).toMatchObject({
      ...{ id: 'x1', price: 500_000_000, complex: 'tihiy-dvor', building: 'korpus-1' },
    });
  });

  test.each([
    ['{', /это не JSON/],
    ['{"columns":{"a":"цвет"}}', /нет столбца «цвет»/],
  ])('a mapping %s is refused', (json, reason) => {
    expect(() => parseMapping(json)).toThrow(reason);
  });

  test.each([
    ['3 кв. 2027', { year: 2027, quarter: 3 }],
    ['IV квартал 2028 г.', { year: 2028, quarter: 4 }],
    ['дом сдан', null],
    ['скоро', undefined],
  ])('keys «%s» are %j', async (said, wanted) => {
    const { buildings } = await readAll(`лот;жк;корпус;срок сдачи\n1;Тихий;1;${said}`);
    expect(buildings.get('tihiy/korpus-1')?.handover).toEqual(wanted);
  });

  test('without a column of lots is refused, and says what it has understood', async () => {
    const { mistakes, notes } = await readAll('Шифр;Стоимость\nx1;5');
    expect(mistakes).toMatchObject([{ reason: expect.stringMatching(/^не нашлось/) as string }]);
    expect(notes).toEqual(['столбец «Шифр» — не переносится', 'столбец «Стоимость» — цена']);
  });

  test('with a line of another length is refused there', async () => {
    const { mistakes } = await readAll('лот;цена\nk1;1;2');
    expect(mistakes).toMatchObject([{ line: 2, reason: '3 ячеек вместо 2' }]);
  });

  test('of two columns that mean the same the first one counts', () => {
    expect(guessMapping(['Цена', 'Стоимость', 'id'])).toEqual({
      columns: { Цена: 'price', id: 'id' },
    });
  });
});
