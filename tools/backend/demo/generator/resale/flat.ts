import { roomsArea } from '../../../src/modules/estate/rooms-area.ts';
import type { resaleFlats } from '../../../src/modules/estate/resale.table.ts';
import type { Fact } from '../../../src/modules/estate/resale-types.ts';
import type { DistrictSeed, HouseSeed, StreetSeed } from '../../data/resale/districts.ts';
import { planOf, type PlanSeed } from '../plans.ts';
import { chance } from '../random.ts';
import { describeFlat } from './describe.ts';
import { hasLift, KINDS } from './house.ts';
import { interiorOf } from './interior.ts';
import { oldPriceOf, pricesOf, roundPrice } from './prices.ts';

type Flat = typeof resaleFlats.$inferInsert;

/** Where a flat is sold. */
export interface PlaceSeed {
  district: DistrictSeed;
  street: StreetSeed;
  house: HouseSeed;
  /** Running number among all flats. */
  number: number;
  /** Running number among those of its house. */
  inHouse: number;
}

/** How much dearer a m² is the fewer rooms there are. */
const BY_ROOMS = { studio: 1.16, '1': 1.08, '2': 1, '3': 0.94, '4': 0.9 } as const;

/** One flat of a house: everything but its agent. */
export function flatOf(place: PlaceSeed): Omit<Flat, 'agentId'> {
  const { district, street, house, inHouse } = place;
  const [number, kind, year, floors] = house;
  const key = `${street.alias}-${number} ${inHouse}`;
  const rules = KINDS[kind];
  const plan = planFor(rules.plans, `${street.alias}-${number}`, inHouse);
  const id = `${street.alias}-${number}-${plan.rooms === 'studio' ? 'studiya' : `${plan.rooms}k`}`;
  const scale = rules.scale * (0.985 + 0.03 * chance(`${key} of rooms`));
  const metres = (area: number | null) =>
    area === null ? null : Math.round(area * scale * 10) / 10;
  // The register counts rooms alone.
  const rooms = roomsArea(plan.roomList);
  const area = metres(rooms) ?? rooms;
  const livingArea = metres(plan.livingArea) ?? plan.livingArea;
  const floor = 1 + Math.floor(chance(`${key} floor`) * floors);
  const metro = street.metro && {
    name: street.metro[0],
    minutes: Math.max(3, street.metro[1] + Math.round(chance(`${street.alias}-${number}`) * 6 - 3)),
  };
  const dearer = rules.dearer * BY_ROOMS[plan.rooms] * byFloor(floor, floors) * byMetro(metro);
  const price = roundPrice(
    district.metre * 100 * area * dearer * (0.95 + 0.1 * chance(`${key} price`)),
  );
  const prices = pricesOf(id, price);
  const placeName = `${street.name}, ${number}`;
  const description = describeFlat({ place: placeName, floor, area }, place.number);
  return {
    id,
    status: statusOf(key),
    district: district.alias,
    districtName: district.name,
    place: placeName,
    address: `${district.city}, ${placeName}`,
    lat: near(street.lat, `${street.alias} ${number} lat`, 0.0024),
    lon: near(street.lon, `${street.alias} ${number} lon`, 0.0048),
    metro,
    houseKind: kind,
    house: rules.house,
    year,
    floor,
    floors,
    rooms: plan.rooms,
    euro: plan.euro,
    area,
    livingArea,
    kitchenArea: metres(plan.kitchenArea),
    price,
    oldPrice: oldPriceOf(prices),
    prices,
    planId: plan.id,
    mirrored: plan.corner === null && chance(`${key} mirrored`) < 0.5,
    facts: factsOf(place, plan, key),
    description,
    pictures: interiorOf({ key, kind, rooms: plan.rooms, description }),
  };
}

/** Flats of one house differ: the second takes the next type. */
function planFor(ids: readonly string[], house: string, inHouse: number): PlanSeed {
  const start = Math.floor(chance(`${house} plan`) * ids.length);
  return planOf(ids[(start + inHouse) % ids.length] ?? '');
}

function factsOf({ house }: PlaceSeed, plan: PlanSeed, key: string): Fact[] {
  const [, kind, , floors] = house;
  const ceiling = String(ceilingOf(kind, key)).replace('.', ',');
  return [
    { name: 'Потолки', value: `${ceiling} м` },
    ...(plan.options.includes('balcony') ? [{ name: 'Балкон', value: 'есть' }] : []),
    ...(plan.options.includes('loggia') ? [{ name: 'Лоджия', value: 'есть' }] : []),
    { name: 'Санузел', value: bathroomOf(plan) },
    { name: 'Лифт', value: hasLift(kind, floors) ? 'есть' : 'нет' },
    {
      name: 'Сделка',
      value: chance(`${key} deal`) < 0.6 ? 'прямая продажа' : 'с одновременной покупкой',
    },
  ];
}

/** Metres. */
function ceilingOf(kind: HouseSeed[1], key: string): number {
  const [low, high] = KINDS[kind].ceiling;
  return (low + Math.round((chance(`${key} ceiling`) * (high - low)) / 5) * 5) / 100;
}

function bathroomOf({ bathrooms, options }: PlanSeed): string {
  if (bathrooms > 1) return 'два';
  return options.includes('separate-wc') ? 'раздельный' : 'совмещённый';
}

function statusOf(key: string): 'free' | 'held' | 'sold' {
  const share = chance(`${key} status`);
  if (share < 0.05) return 'sold';
  return share < 0.1 ? 'held' : 'free';
}

function byFloor(floor: number, floors: number): number {
  if (floor === 1) return 0.93;
  return floor === floors ? 0.97 : 1;
}

function byMetro(metro: { minutes: number } | null): number {
  return metro ? 1.05 - Math.min(metro.minutes, 35) * 0.004 : 0.97;
}

function near(degrees: number, key: string, spread: number): number {
  return Math.round((degrees + (chance(key) - 0.5) * spread) * 1e5) / 1e5;
}
