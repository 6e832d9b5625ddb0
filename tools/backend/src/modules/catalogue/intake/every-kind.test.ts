import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getParking, getPlaces, getPremises, getPremisesItem } from '@m30/api';
import { ask } from '../../../testing/ask.ts';
import { partsOf, utf8 } from '../../../testing/examples/import/parts-of.ts';
import { readAll } from '../../../testing/examples/import/read-all.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { heldUntil } from '../../deal/hold/find-holds.ts';
import { lots } from '../../estate/objects.table.ts';
import { parkingLevels, places, premises } from '../../estate/premises.table.ts';
import { importFile } from './write/import-file.ts';
import { undoImport } from './write/undo-import.ts';

const example = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../../../../../../docs/import/${name}`, import.meta.url));

const FORMATS = ['every-kind.csv', 'every-kind.json', 'every-kind.xml'];

test.each(FORMATS)('%s has lots of every kind', async (file) => {
  const { lots, mistakes } = await readAll(await example(file));
  expect(mistakes).toEqual([]);
  expect([...lots.values()]).toMatchObject([
    { id: 'td-1', type: 'flat', floor: 2, area: 38.4, price: 790_000_000 },
    { id: 'td-n1', type: 'commercial', floor: 1, area: 86.5, power: 25 },
    { id: 'td-p1', type: 'parking', floor: -1, area: 13.3, label: '1' },
    { id: 'td-p2', type: 'parking', floor: -1, price: 164_000_000, label: '2' },
    { id: 'td-s1', type: 'storage', floor: -1, area: 4.2, label: 'К1' },
  ]);
  expect(lots.get('td-n1')?.purposes?.[0]).toBe('shop');
});

describe.each(FORMATS)('%s and a database', (file) => {
  let backend: TestBackend;
  const parts = () => ({ ...backend.services, heldUntil, staff: null });
  const run = async (bytes: Uint8Array, apply = true) => {
    const done = await importFile(parts(), { file, bytes: partsOf(bytes), apply });
    await backend.services.catalogue.refresh();
    return done;
  };
  const counts = async () => {
    const { db } = backend.services;
    return Promise.all([lots, premises, places, parkingLevels].map((one) => db.$count(one)));
  };
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());

  test('is written, shown without drawings, and taken back', async () => {
    const before = await counts();
    const { outcome, plan, notes } = await run(await example(file));
    expect([outcome, plan.mistakes, plan.suspicious]).toEqual(['written', [], []]);
    expect(plan.levels).toEqual([{ id: 'tihiy-dvor/-1', vendor: 'tihiy-dvor', level: -1 }]);
    expect(notes.join()).toMatch(/у\s2\sмашиномест нет чертежа уровня/);
    expect(await counts()).toEqual(before.map((one, index) => one + ([5, 1, 3, 1][index] ?? 0)));

    const unit = await ask(backend, getPremisesItem, { vendor: 'tihiy-dvor', id: 'td-n1' });
    expect(unit).toMatchObject({
      ...{ plan: '/media/spots/spot-no-plan.svg', roomList: [], rent: 0, power: 25, floor: 1 },
    });
    const found = await ask(backend, getPremises, { complex: 'tihiy-dvor' });
    expect(found.plan).toMatchObject([{ name: 'Корпус 1', units: [{ id: 'td-n1' }] }]);
    expect(await ask(backend, getPlaces, { complex: 'tihiy-dvor' })).toMatchObject({ total: 3 });
    const { level, levels } = await ask(backend, getParking, { vendor: 'tihiy-dvor' });
    expect(levels).toEqual([{ level: -1, parking: 2, storage: 1 }]);
    expect(level.drawing.labels[0]?.text).toMatch(/^Схема не в масштабе/);
    expect(level.places.map(({ label }) => label)).toEqual(['1', '2', 'К1']);
    expect(new Set(level.places.map(({ box }) => box.join())).size).toBe(3);

    expect((await run(await example(file))).outcome).toBe('same');
    expect(await undoImport(parts())).toMatchObject({ removed: 5, refusals: [] });
    expect(await counts()).toEqual(before);
  });
});

describe('places of a car park that is drawn', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());

  test('stand below its drawing, which says so; a sold one is not taken back', async () => {
    const { db, catalogue } = backend.services;
    const before = await ask(backend, getParking, { vendor: 'kanal', level: '-1' });
    const complex = catalogue.snapshot.complexes.find(({ vendor }) => vendor === 'kanal')?.name;
    const building = catalogue.snapshot.buildings.find(({ vendor }) => vendor === 'kanal')?.name;
    const table = `лот;вид;жк;корпус;номер;уровень;площадь;цена\nzz-p901;машиноместо;${complex};${building};901;−1;13,3;1 300 000`;
    const parts = { ...backend.services, heldUntil, staff: null };
    const request = { file: 'places.csv', apply: true, acceptSuspicious: true };
    const written = await importFile(parts, { ...request, bytes: partsOf(utf8(table)) });
    expect([written.outcome, written.plan.mistakes, written.plan.levels]).toEqual([
      ...['written', [], []],
    ]);
    await catalogue.refresh();
    const { level } = await ask(backend, getParking, { vendor: 'kanal', level: '-1' });
    const added = level.places.find(({ id }) => id === 'zz-p901');
    const [, top, , height] = before.level.drawing.viewBox;
    expect(added?.box[1]).toBeGreaterThanOrEqual(top + height);
    expect(level.drawing).toMatchObject({ walls: before.level.drawing.walls });
    expect(level.drawing.labels.at(-1)?.text).toMatch(/^Этих мест на чертеже нет/);
    const boxOf = ({ id, box }: { id: string; box: readonly number[] }) => [id, box] as const;
    expect(level.places.filter(({ id }) => id !== 'zz-p901').map(boxOf)).toEqual(
      before.level.places.map(boxOf),
    );

    await db.update(lots).set({ status: 'sold' }).where(eq(lots.id, 'zz-p901'));
    expect((await undoImport(parts)).refusals).toEqual([expect.stringMatching(/zz-p901/)]);
    await db.update(lots).set({ status: 'free' }).where(eq(lots.id, 'zz-p901'));
    expect(await undoImport(parts)).toMatchObject({ removed: 1, refusals: [] });
  });
});
