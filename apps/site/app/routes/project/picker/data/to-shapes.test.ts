import { examples } from '@m30/api/examples';
import { describe, expect, it } from 'vitest';
import type { Choice } from './picker-data.ts';
import { buildingShapes, chooseView, floorShapes } from './to-shapes.ts';

const [view] = examples['Objects.GetViews'][0].result.views;
const facade = view ?? expect.fail('no view');
const aerial = {
  ...facade,
  kind: 'aerial',
  buildings: facade.buildings.map((building) => ({
    ...building,
    floors: building.floors.slice(0, 1),
  })),
};
const all = [aerial, facade];
const choice = (id: string): Choice => ({
  ...{ id, title: id, sign: id, href: `/${id}`, upcoming: false, current: false },
  ...{ total: 1, count: 1, areaFrom: 30, areaTo: 30, priceFrom: 1 },
});
const floors = ['floor-3', 'floor-2'].map(choice);
const buildings = ['korpus-2', 'korpus-6'].map(choice);

describe('the picture', () => {
  it.each([
    [{ genplan: false, view: null }, 'facade'],
    [{ genplan: false, view: 'aerial' }, 'aerial'],
    [{ genplan: false, view: 'courtyard' }, 'facade'],
    [{ genplan: true, view: null }, 'aerial'],
  ])('for %o is the %s', (asked, kind) => {
    expect(chooseView(all, 'korpus-2', asked)?.kind).toBe(kind);
  });

  it('is missing where no floor of the building is seen', () => {
    expect(chooseView(all, 'korpus-6', { genplan: false, view: null })).toBeUndefined();
  });
});

describe('shapes', () => {
  it('are the floors among the other buildings, far to near', () => {
    const shapes = floorShapes(facade, 'korpus-2', { floors, buildings });
    expect(shapes.map(({ choice: { id }, beside }) => [id, beside])).toEqual([
      ['korpus-6', true],
      ['floor-3', false],
      ['floor-2', false],
    ]);
  });

  it('are the buildings that have an outline', () => {
    expect(buildingShapes(facade, buildings).map(({ choice: { id } }) => id)).toEqual([
      'korpus-6',
      'korpus-2',
    ]);
  });
});
