import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import type { MethodResult, readWish } from '@m30/api';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { getNamesHandler } from './get-names.handler.ts';
import { readSentenceHandler } from './read-sentence.handler.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ handlers: [getNamesHandler, readSentenceHandler] });
});
afterAll(() => backend.close());

async function read(text: string) {
  const { body } = await backend.visitor().post('Objects.ReadSentence', { text });
  return body.result as MethodResult<typeof readWish>;
}
const said = ({ notUnderstood }: Awaited<ReturnType<typeof read>>) =>
  notUnderstood.map(({ word }) => word);

test('the names that sentences are tested with are those of the catalogue', async () => {
  const { body } = await backend.visitor().get('Objects.GetNames');
  expect(body.result).toEqual(examples['Objects.GetNames'][0].result);
});

describe('a wish in words', () => {
  test('becomes filters, and is counted', async () => {
    const wish = await read('двушка в Мурино до 12 млн, чтобы уютно');
    expect(wish.filters).toEqual({ rooms: ['2'], complex: ['svetly'], priceTo: 12_000_000 });
    expect(wish.total).toBeGreaterThan(0);
    expect(wish.easier).toEqual([]);
    expect(said(wish)).toEqual(['уютно']);
  });

  test('that nothing fits gives way by the least that helps', async () => {
    const wish = await read('двушка до 3 млн у метро');
    expect(wish.total).toBe(0);
    const [price] = wish.easier;
    expect(price).toMatchObject({ key: 'priceTo', filters: { rooms: ['2'], metro: 10 } });
    expect(price?.total).toBeGreaterThan(0);
    const less = Number(price?.filters.priceTo) - 100_000;
    const without = await read(`двушка до ${less} ₽ у метро`);
    expect(without.total).toBe(0);
  });

  test('for a school nearer than any gives way by the least minutes that help', async () => {
    const wish = await read('ЖК Сосны, школа в 5 минутах');
    expect(wish.filters).toEqual({ complex: ['sosny'], school: 5 });
    expect(wish.easier).toContainEqual(
      expect.objectContaining({ key: 'school', filters: { ...wish.filters, school: 30 } }),
    );
  });

  test('of which no single part helps gives way in two, of as much as helps', async () => {
    const wish = await read('двушка до 3 млн с площадью от 200 м² у метро');
    expect(wish.total).toBe(0);
    expect(wish.easier.length).toBeGreaterThan(0);
    for (const { key, also, filters, total } of wish.easier) {
      expect(also).toHaveLength(1);
      expect(total).toBeGreaterThan(0);
      const counted = { ...wish.filters, [key]: undefined, [also?.[0] ?? '']: undefined };
      expect(filters).toMatchObject(JSON.parse(JSON.stringify(counted)));
    }
    const without = wish.easier.map(({ key, also = [] }) => [key, ...also].toSorted().join());
    expect(new Set(without).size).toBe(without.length);
    expect(without).toContain('areaFrom,priceTo');
  });

  test('with a way that is too short for all houses gives way by minutes', async () => {
    const wish = await read('10 минут на метро до Невского 28');
    expect(wish.total).toBe(0);
    const [longer] = wish.easier;
    expect(longer).toMatchObject({ key: 'commute', filters: { commuteBy: 'metro' } });
    expect(longer?.filters.commute).toBeGreaterThan(10);
    expect(longer?.total).toBeGreaterThan(0);
  });

  test('of all that a family says gives way in two, with the ways to work kept whole', async () => {
    const wish = await read(
      'двушка до 12 млн с балконом, ключи в 2027, не первый этаж, полчаса до Невского 28 на метро, платёж до 70 тысяч',
    );
    expect(wish.total).toBe(0);
    expect(wish.easier.length).toBeGreaterThan(0);
    for (const { filters } of wish.easier)
      expect(filters.work === undefined).toBe(filters.commute === undefined);
  });

  test('of which many parts contradict the houses keeps those that go together', async () => {
    const wish = await read(
      'двушка до 3 млн с площадью от 200 м², кухня от 90 м², этаж от 60, ключи в 2027',
    );
    expect(wish.total).toBe(0);
    const [some] = wish.easier;
    expect(some?.filters.rooms).toEqual(['2']);
    expect(some?.total).toBeGreaterThan(0);
    expect(some?.also?.length).toBeGreaterThan(1);
  });

  test('has its way to work by the address that a map knows', async () => {
    const wish = await read('сорок минут на машине до Невского 28');
    expect(wish.filters.commute).toBe(40);
    expect(wish.filters.work).toMatch(/^59\.\d+,30\.\d+$/);
    expect(wish.addresses).toMatchObject([{ text: 'Невского 28', label: 'Невский проспект, 28' }]);
  });

  test('tells a way to a place that nobody finds', async () => {
    const wish = await read('двушка, сорок минут на машине до Кракозябровой 3');
    expect(wish.filters).toEqual({ rooms: ['2'] });
    expect(said(wish)).toEqual(['сорок', 'минут', 'машине', 'кракозябровой', '3']);
    expect(wish.addresses).toMatchObject([{ label: null }]);
  });

  test('has two ways, each to its own address', async () => {
    const wish = await read('полчаса до Невского 28 на метро и 20 минут пешком до Марата 41');
    expect(wish.filters).toMatchObject({
      ...{ commute: 30, commuteBy: 'metro', work: '59.935800,30.325900' },
      ...{ commute2: 20, commuteBy2: 'foot', work2: '59.927500,30.353700' },
    });
    expect(said(wish)).toEqual([]);
    // A house that the map does not know is never taken for another one without a word.
    expect(wish.addresses[1]?.label).toContain('дома 41 на карте нет');
  });

  test('of more than 300 characters is refused', async () => {
    const { status } = await backend
      .visitor()
      .post('Objects.ReadSentence', { text: 'двушка '.repeat(60) });
    expect(status).toBe(400);
  });
});
