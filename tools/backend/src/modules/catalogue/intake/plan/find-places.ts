import type { BuildingItem, ComplexItem, LotItem } from '../shape/import-shape.ts';
import type { Gathered } from './gather.ts';
import type { Present } from './present.ts';

/** Where a lot of the file stands. */
export interface Place {
  vendor: string;
  /** `{vendor}/{subvendor}`. */
  buildingId: string;
  /** Floors above ground; `undefined` where nobody says. */
  floors: number | undefined;
}

/** Places of a file in the terms of the database, and those that are new. */
export interface Places {
  /** Aliases of the complexes in the database, or to be there, by those of the file. */
  vendors: ReadonlyMap<string, string>;
  of(lot: LotItem): Place | undefined;
  newComplexes: ComplexItem[];
  newBuildings: (BuildingItem & { vendor: string; id: string })[];
}

/** «ЖК „Северный“» and «Северный» are one complex. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/^(жк|жилой комплекс)\s/u, '')
    .replace(/[^a-zа-я0-9]/g, '');

/** Finds complexes and buildings by their alias, else by their name. */
export function findPlaces({ complexes, buildings }: Gathered, present: Present): Places {
  const vendors = new Map<string, string>();
  const newComplexes: ComplexItem[] = [];
  for (const item of complexes.values()) {
    const found =
      present.complexes.find(({ vendor }) => vendor === item.alias) ??
      present.complexes.find(({ name }) => plain(name) === plain(item.name));
    vendors.set(item.alias, found?.vendor ?? item.alias);
    if (!found) newComplexes.push(item);
  }
  const places = new Map<string, Place>();
  const newBuildings: Places['newBuildings'] = [];
  for (const [key, item] of buildings) {
    const vendor = vendors.get(item.complex) ?? item.complex;
    const own = present.buildings.filter((one) => one.vendor === vendor);
    const found =
      own.find(({ subvendor }) => subvendor === item.alias) ??
      own.find(({ name }) => plain(name) === plain(item.name));
    const id = found?.id ?? `${vendor}/${item.alias}`;
    places.set(key, { vendor, buildingId: id, floors: found?.floors ?? item.floors });
    if (!found) newBuildings.push({ ...item, vendor, id });
  }
  return {
    vendors,
    of: ({ complex, building }) =>
      complex && building ? places.get(`${complex}/${building}`) : undefined,
    newComplexes,
    newBuildings,
  };
}
