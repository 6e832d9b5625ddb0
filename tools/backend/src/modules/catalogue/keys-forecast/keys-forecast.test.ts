import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { MOST_ERROR, toKeysForecast } from './to-keys-forecast.ts';

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const snapshot = () => backend.services.catalogue.snapshot;
const forecastsOf = (state: Snapshot = snapshot()) =>
  state.complexes.map((complex) =>
    toKeysForecast(
      state,
      complex,
      state.buildings.filter(({ vendor }) => vendor === complex.vendor),
    ),
  );
const statesOf = (state: Snapshot) =>
  new Set(
    forecastsOf(state).flatMap(({ buildings }) =>
      buildings.map((one) => (one.state === 'silent' ? one.reason : one.state)),
    ),
  );

test('the date of the contract stands beside every forecast, as the catalogue has it', () => {
  const rows = new Map(snapshot().buildings.map((row) => [row.id, row]));
  const forecasts = forecastsOf().flatMap(({ vendor, buildings }) =>
    buildings.flatMap((one) => (one.state === 'forecast' ? [{ vendor, ...one }] : [])),
  );
  expect(forecasts.length).toBeGreaterThan(10);
  for (const { vendor, subvendor, contract, from, middle, to, error, done, months } of forecasts) {
    const { handoverYear, handoverQuarter } = rows.get(`${vendor}/${subvendor}`) ?? {};
    expect(contract).toEqual({ year: handoverYear, quarter: handoverQuarter });
    expect([from, middle, to]).toEqual([from, middle, to].toSorted());
    expect(error).toBeLessThanOrEqual(MOST_ERROR);
    expect(months.findLast((month) => month.done !== null)?.done).toBe(done);
    expect(months.at(-1)?.plan).toBe(100);
  }
});

test('it is silent of buildings that have hardly begun, and says of others that they are completed', () => {
  expect(statesOf(snapshot())).toEqual(new Set(['forecast', 'few', 'inexact', 'completed']));
  const svetly = forecastsOf().find(({ vendor }) => vendor === 'svetly');
  for (const one of svetly?.buildings ?? []) {
    expect(one).toMatchObject({ state: 'completed', on: '2026-05-28' });
  }
});

test('it is silent without a record, and where forecasts of past houses were worse than their contracts', () => {
  const { content } = snapshot();
  const few = { ...content, builtHouses: content.builtHouses.slice(5) };
  expect(statesOf({ ...snapshot(), content: few })).toEqual(new Set(['few', 'completed']));
  const punctual = content.builtHouses.map((house) => ({
    ...house,
    promisedYear: Number(house.keysOn.slice(0, 4)),
    promisedQuarter: Math.ceil(Number(house.keysOn.slice(5, 7)) / 3),
    keysOn: `${house.keysOn.slice(0, 5)}12-31`,
  }));
  const yearly = punctual.map((house) => ({ ...house, promisedQuarter: 4 }));
  const exact = { ...content, builtHouses: yearly };
  expect(statesOf({ ...snapshot(), content: exact })).not.toContain('forecast');
});

test('the months of a house that went back, or has no keys yet, are no record', () => {
  const { content } = snapshot();
  const broken = content.builtHouses.map((house, at) =>
    at < 5 ? { ...house, done: house.done.toReversed() } : house,
  );
  const [first] = forecastsOf({ ...snapshot(), content: { ...content, builtHouses: broken } });
  expect(first?.record).toBeNull();
});

test('a visitor asks about a complex or one building; what is not there is refused', async () => {
  const visitor = backend.visitor();
  const all = await visitor.get('Objects.GetKeysForecast', { vendor: 'kanal' });
  expect(all.body.result).toMatchObject({ vendor: 'kanal', record: { limit: MOST_ERROR } });
  const address = { vendor: 'kanal', subvendor: 'korpus-2' };
  const one = await visitor.get('Objects.GetKeysForecast', address);
  expect(one.body.result).toMatchObject({ buildings: [{ subvendor: 'korpus-2' }] });
  const none = await visitor.get('Objects.GetKeysForecast', { ...address, subvendor: 'korpus-99' });
  expect(none.status).toBe(404);
});

test('every building that is told of has a page: one without flats is none', async () => {
  const visitor = backend.visitor();
  const answer = await visitor.get('Objects.GetKeysForecast', { vendor: 'zaliv' });
  const page = await visitor.get('Objects.GetObject', { vendor: 'zaliv' });
  const namesOf = ({ result }: { result?: unknown }) =>
    (result as { buildings: { subvendor: string }[] }).buildings.map(({ subvendor }) => subvendor);
  expect(namesOf(answer.body).toSorted()).toEqual(namesOf(page.body).toSorted());
  const podium = { vendor: 'zaliv', subvendor: 'stilobat' };
  expect((await visitor.get('Objects.GetKeysForecast', podium)).status).toBe(404);
});
