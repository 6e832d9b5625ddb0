import type { getNames, MethodResult } from '@m30/api';
import type { ComplexRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { CITY_WORDS } from './city-words.ts';
import { saidBanks, saidComplexes, saidPlaces, saidProgrammes } from './said-names.ts';

type Sources = Pick<Snapshot, 'complexes' | 'buildings' | 'programme' | 'offers'>;

/** All that the lexicon of sentences takes from the catalogue, as buyers say it. */
export function namesOf({
  complexes,
  buildings,
  programme,
  offers,
}: Sources): MethodResult<typeof getNames> {
  return {
    complexes: complexes.map(({ vendor, name }) => ({ id: vendor, names: saidComplexes(name) })),
    places: [
      ...placesBy(complexes, 'station', ({ metro }) => (metro ? [metro.name] : [])),
      ...placesBy(complexes, 'district', ({ place, address, metro }) => [
        ...place.split(/,\s/).filter((part) => part !== metro?.name),
        ...CITY_WORDS.flatMap(({ at, names }) => (at.test(`${place}, ${address}`) ? names : [])),
      ]),
    ],
    programmes: [
      ...(programme ? [{ id: programme.id, names: saidProgrammes(programme.name), bank: [] }] : []),
      ...offers.map(({ id, name, bank }) => ({
        id,
        names: saidProgrammes(name),
        bank: saidBanks(bank.name),
      })),
    ],
    buildings: [
      ...new Map(
        buildings
          // One with a name of its own, a stylobate, has no flats.
          .filter(({ label }) => /^\d+$/.test(label))
          .map(({ subvendor, label }) => [subvendor, label]),
      ),
    ].map(([id, label]) => ({ id, names: [label] })),
  };
}

/** Places by what is said of the complexes; those of the same complexes are one with several names. */
function placesBy(
  complexes: readonly ComplexRow[],
  kind: 'station' | 'district',
  said: (complex: ComplexRow) => readonly string[],
) {
  const vendors = Map.groupBy(
    complexes.flatMap((complex) => said(complex).map((name) => ({ name, id: complex.vendor }))),
    ({ name }) => name,
  );
  const alike = Map.groupBy(
    [...vendors].map(([name, some]) => ({ name, ids: some.map(({ id }) => id) })),
    ({ ids }) => ids.join(),
  );
  return [...alike.values()].map((some) => ({
    kind,
    names: some.flatMap(({ name }) => saidPlaces(name)),
    complexes: some[0]?.ids ?? [],
  }));
}
