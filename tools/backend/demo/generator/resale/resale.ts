import type { resaleAgents, resaleFlats } from '../../../src/modules/estate/resale.table.ts';
import { portraitOf } from '../../data/people.ts';
import { agents } from '../../data/resale/agents.ts';
import { districts } from '../../data/resale/districts.ts';
import { describedFlats } from '../../data/resale/described-flats.ts';
import { chance } from '../random.ts';
import { flatOf, type PlaceSeed } from './flat.ts';

/** Flats that are made besides those that their agents have described. */
const MADE = 117;

/** Rows of the agents. */
export function agentRows(): (typeof resaleAgents.$inferInsert)[] {
  return agents.map(({ id, name, about }) => ({ id, name, about, portrait: portraitOf(name) }));
}

/** Resale flats: one in each house, and a second where chance wants it. */
export function resaleRows(): (typeof resaleFlats.$inferInsert)[] {
  const names = new Map(districts.map(({ alias, name }) => [alias, name]));
  const flats = [
    ...describedFlats.map((flat) => ({
      ...flat,
      districtName: names.get(flat.district) ?? flat.district,
    })),
    ...places().map(flatOf),
  ];
  return flats.map((flat) => ({ ...flat, agentId: agentOf(flat.district) }));
}

function places(): PlaceSeed[] {
  const houses = districts.flatMap((district) =>
    district.streets.flatMap((street) =>
      street.houses.map((house) => ({ district, street, house })),
    ),
  );
  const second = houses
    .toSorted((a, b) => luck(a.street.alias, a.house[0]) - luck(b.street.alias, b.house[0]))
    .slice(0, MADE - houses.length);
  return [
    ...houses.map((place) => ({ ...place, inHouse: 0 })),
    ...second.map((place) => ({ ...place, inHouse: 1 })),
  ].map((place, number) => ({ ...place, number }));
}

const luck = (street: string, house: string) => chance(`${street}-${house} second`);

function agentOf(district: string): string {
  const agent = agents.find((one) => one.districts.includes(district));
  if (!agent) throw new Error(`nobody leads the flats of ${district}`);
  return agent.id;
}
