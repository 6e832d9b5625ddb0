import type { Adapter, ItemDraft } from '../../shape/adapter.ts';
import { aliasOf } from '../../../../../kernel/words/alias-of.ts';
import {
  isYes,
  knownNumber,
  kopecksOf,
  lotNumberOf,
  numberOf,
  roomsOf,
} from '../../shape/values.ts';
import { finishOf, kindOf, purposesOf } from '../../shape/words.ts';
import { firstTime } from '../../shape/first-time.ts';
import { readOffers, type Offer } from './read-offers.ts';

/**
 * YRL, the feed of Yandex Realty for new buildings: what it offers is free. One element of it says several things: `building-name` is
 * the complex, `building-section` the building.
 * @see https://yandex.ru/support/realty/requirements/requirements-sale-new.html
 */
export const yrl: Adapter = {
  name: 'yrl',
  title: 'фид Яндекс Недвижимости (YRL)',
  recognises: (head) => /^\ufeff?\s*</.test(head),
  async *read(text) {
    const isNew = firstTime();
    for await (const offer of readOffers(text)) {
      const read = readerOf(offer);
      const refusal = refusalOf(read);
      if (refusal) {
        const { line, id } = offer;
        yield { mistake: { line, id: id || null, field: refusal.field, reason: refusal.reason } };
        continue;
      }
      const place = placeOf(read);
      const { complex, building } = place;
      if (complex && isNew(complex)) yield { item: toComplex(offer, complex, read) };
      if (complex && building && isNew(`${complex}/${building}`)) {
        yield { item: toBuilding(offer.line, place, read) };
      }
      yield { item: toLot(offer, place, read) };
    }
  },
};

/** Pictures of a complex that are taken of a file. */
const MOST_PHOTOS = 12;

type Read = (path: string) => string | undefined;

const readerOf =
  ({ texts }: Offer): Read =>
  (path) =>
    texts.get(path)?.[0];

function refusalOf(read: Read): { field: string; reason: string } | null {
  const type = read('type')?.toLowerCase();
  if (type !== undefined && type !== 'продажа' && type !== 'sale') {
    return { field: 'type', reason: `«${type}» не переносится, только продажа` };
  }
  const currency = read('price/currency')?.toUpperCase();
  if (currency !== undefined && !['RUB', 'RUR'].includes(currency)) {
    return { field: 'price/currency', reason: `цена в ${currency}, нужна в рублях` };
  }
  const unit = read('area/unit')?.toLowerCase();
  if (unit !== undefined && !/^(кв\.?\s?м\.?|sq\.?\s?m\.?|м²)$/u.test(unit)) {
    return { field: 'area/unit', reason: `площадь в «${unit}», нужна в кв. м` };
  }
  return null;
}

interface Place {
  complex: string | undefined;
  building: string | undefined;
  buildingName: string;
}

function placeOf(read: Read): Place {
  const name = read('building-name');
  const said = read('building-section') ?? '1';
  const buildingName = /^[\dа-яa-z]{1,4}$/iu.test(said) ? `Корпус ${said}` : said;
  return {
    complex: name === undefined ? undefined : aliasOf(name),
    building: name === undefined ? undefined : aliasOf(buildingName),
    buildingName,
  };
}

function toComplex({ line, photos }: Offer, alias: string, read: Read): ItemDraft {
  const [lat, lon] = [read('location/latitude'), read('location/longitude')];
  const [metro, minutes] = [read('location/metro/name'), read('location/metro/time-on-foot')];
  const region = [read('location/region'), read('location/locality-name')].filter(Boolean);
  return {
    kind: 'complex',
    line,
    alias,
    name: read('building-name'),
    address: [...region, read('location/address')].filter(Boolean).join(', ') || undefined,
    place: read('location/sub-locality-name') ?? region.at(-1),
    coordinate: lat && lon ? [numberOf(lat), numberOf(lon)] : undefined,
    metro: metro && minutes ? { name: metro, minutes: numberOf(minutes) } : undefined,
    photos: photos.length > 0 ? [...new Set(photos)].slice(0, MOST_PHOTOS) : undefined,
  };
}

function toBuilding(
  line: number,
  { complex, building, buildingName }: Place,
  read: Read,
): ItemDraft {
  const [year, quarter] = [read('built-year'), read('ready-quarter')];
  const isReady = /^(hand-over|built)$/.test(read('building-state') ?? '');
  const keys = year && quarter ? { year: numberOf(year), quarter: numberOf(quarter) } : undefined;
  return {
    kind: 'building',
    line,
    complex,
    alias: building,
    name: buildingName,
    floors: numberOf(read('floors-total')),
    handover: isReady ? null : keys,
  };
}

function toLot({ line, id, texts, plans }: Offer, place: Place, read: Read): ItemDraft {
  const rooms = texts.get('room-space/value') ?? [];
  const type = kindOf(read('category'));
  const isStudio = isYes(read('studio'));
  return {
    kind: 'lot',
    line,
    id: aliasOf(id),
    type,
    complex: place.complex,
    building: place.building,
    floor:
      numberOf(read('floor')) ?? (type === 'parking' ? levelOf(read('parking-type')) : undefined),
    number: lotNumberOf(read('location/apartment')),
    area: numberOf(read('area/value')),
    livingArea: knownNumber(read('living-space/value')),
    kitchenArea: knownNumber(read('kitchen-space/value')),
    rooms: isStudio ? 'studio' : roomsOf(read('rooms')),
    ...(rooms.length > 0 && {
      roomList: rooms.map((area, index) => ({
        name: `Комната ${index + 1}`,
        area: numberOf(area),
      })),
    }),
    price: kopecksOf(read('price/value')),
    status: 'free',
    finish: finishOf(read('renovation')),
    ceiling: knownNumber(read('ceiling-height')),
    bathrooms: bathroomsOf(read('bathroom-unit')),
    options: optionsOf(read('balcony')),
    plan: plans[0],
    ...(type !== 'flat' && factsOfKind(read, texts.get('commercial-type'))),
  };
}

/** What only premises and places have. */
const factsOfKind = (read: Read, types: readonly string[] | undefined) => ({
  label: read('location/apartment'),
  power: knownNumber(read('electric-capacity')),
  ownEntrance: /separate|отдел/iu.test(read('entrance-type') ?? '') || undefined,
  purposes: purposesOf(types?.filter((one) => KNOWN_USES.test(one)).join(',')),
});

/** Of the types of Yandex those that say what is done there. */
const KNOWN_USES = /^(office|retail|public catering|офис|торгов|общепит)/iu;

/** A garage has no floor in a feed, but says where it is. */
function levelOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  if (/подзем|underground/iu.test(said)) return -1;
  return /назем|ground|открыт|open/iu.test(said) ? 1 : undefined;
}

/** One of either kind, or how many there are. */
function bathroomsOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  return /^\d$/.test(said) ? Number(said) : 1;
}

function optionsOf(said: string | undefined): string[] | undefined {
  if (said === undefined) return undefined;
  return [
    ...(/лодж|loggia/iu.test(said) ? ['loggia'] : []),
    ...(/балк|balc/iu.test(said) ? ['balcony'] : []),
  ];
}
