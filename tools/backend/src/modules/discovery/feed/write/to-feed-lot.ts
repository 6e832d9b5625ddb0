import type { Walls } from '@m30/studio/contract/catalogue/feed.schema';
import { planPicture } from '../../../catalogue/drawing-address/plan-picture.ts';
import { lotUrl } from '../../../catalogue/lot/to-lot-card.ts';
import type { BuildingRow, ComplexRow, PlacedLot } from '../../../catalogue/snapshot/snapshot.ts';
import type { FeedBuilding, FeedComplex, FeedLot } from '../core/feed-lot.ts';

/** Pictures of a complex that go with each of its flats. */
const MOST_PICTURES = 8;

interface LotParts {
  origin: string;
  /** City of the company: a place without a region above it. */
  city: string;
  legal: string;
  walls: Walls | null;
  /** What the channel calls the complex by. */
  number: string | null;
  /** Paths of what is seen from its best window and of the model of its complex, in JPEG; `null` where there are none. */
  view: string | null;
  model: string | null;
  /** When the flat was first offered and when its price changed last, ISO dates. */
  dates: { created: string; changed: string };
}

/** A flat of the catalogue as channels are told of it. */
export function toFeedLot(lot: PlacedLot, parts: LotParts): FeedLot {
  const { plan } = lot;
  const { origin, dates, legal, view } = parts;
  return {
    ...dates,
    id: lot.id,
    number: lot.number,
    url: origin + lotUrl(lot),
    complex: toComplex(lot.complex, parts),
    building: toBuilding(lot.building),
    section: lot.section,
    floor: lot.floor,
    price: Math.round(lot.price / 100),
    rooms: lot.rooms,
    roomCount: roomsOf(lot),
    euro: lot.euro,
    area: lot.area,
    livingArea: lot.livingArea || null,
    kitchenArea: lot.kitchenArea || null,
    ceiling: lot.ceiling || null,
    bathrooms: lot.bathrooms,
    finish: lot.finish,
    balcony: balconyOf(plan.options),
    plan: absolute(planPicture(lot), origin),
    view: absolute(view, origin),
    description: [describe(lot), legal].filter(Boolean).join(' '),
  };
}

const absolute = (path: string | null, origin: string) => (path === null ? null : origin + path);

function toComplex(row: ComplexRow, { origin, city, number, walls, model }: LotParts): FeedComplex {
  const { vendor: alias, name, title, summary, address, lat, lon, metro } = row;
  const pictures = [...new Set([row.picture, ...row.gallery])].slice(0, MOST_PICTURES);
  return {
    ...{ alias, name, title, summary, address, lat, lon, metro, number, walls },
    ...placeOf(address, city),
    pictures: [
      ...pictures.map((id) => `${origin}/media/${id}-1280.jpg`),
      ...(model === null ? [] : [origin + model]),
    ],
  };
}

function toBuilding(row: BuildingRow): FeedBuilding {
  const { id, name, floors, handoverYear: year, handoverQuarter: quarter } = row;
  return { id, name, floors, keys: year && quarter ? { year, quarter } : null };
}

/** A living kitchen counts as a room of a euro layout. */
function roomsOf({ rooms, plan }: PlacedLot): number {
  if (rooms === 'studio') return 0;
  return rooms === '4' ? Math.max(4, plan.roomList.filter(isLivingRoom).length) : Number(rooms);
}

function isLivingRoom({ name }: { name: string }): boolean {
  return !/кухня/i.test(name) && /спальня|гостиная|детская|кабинет/i.test(name);
}

function balconyOf(options: readonly string[]): FeedLot['balcony'] {
  if (options.includes('loggia')) return 'loggia';
  return options.includes('balcony') || options.includes('terrace') ? 'balcony' : null;
}

/** The city is a place of its own; elsewhere the region goes before the settlement. */
function placeOf(address: string, city: string): Pick<FeedComplex, 'region' | 'locality'> {
  const [first = '', second = ''] = address.split(',').map((part) => part.trim());
  if (first === city) return { region: null, locality: first };
  return { region: first, locality: second };
}

function describe({ complex, building, number, floor, sides, area }: PlacedLot): string {
  const metro = complex.metro
    ? ` До метро «${complex.metro.name}» ${complex.metro.minutes} мин пешком.`
    : '';
  const windows = sides.length > 0 ? `, окна на ${sides.join(' и ')}` : '';
  const square = String(area).replace('.', ',');
  return (
    `Квартира № ${number} от застройщика: ${complex.title}, ${building.name.toLowerCase()}, ` +
    `этаж ${floor}, ${square} м²${windows}.${metro} ${complex.summary}.`
  );
}
