import type { PlacedLot } from '../../catalogue/snapshot/snapshot.ts';
import { moscowIso } from '@m30/ui-kit/format';
import { normalisePhone } from '@m30/ui-kit/mask';
import { lotUrl } from '../../catalogue/lot/to-lot-card.ts';
import type { Finish } from '../../estate/types.ts';
import { element, type Element } from './xml.ts';

/** What an offer says besides its flat. */
export interface OfferContext {
  origin: string;
  seller: { name: string; phone: string };
  /** When the flat was first offered and when its price changed last, ISO dates. */
  dates: { created: string; changed: string };
}

/** Yandex knows these finishes; a flat without any has no element. */
const RENOVATION: Readonly<Record<Finish, string | null>> = {
  none: 'черновая отделка',
  shell: 'предчистовая',
  prepared: 'предчистовая',
  full: 'чистовая отделка',
  furnished: 'под ключ',
};

/** A flat as an offer of Yandex Realty; the rules it keeps stand in `yandex-rules.ts`. */
export function toYandexOffer(lot: PlacedLot, { origin, seller, dates }: OfferContext): Element {
  const { complex, building, plan } = lot;
  const isStudio = lot.rooms === 'studio';
  const drawing = plan.drawing.replace(/\.svg$/, `${lot.mirrored ? '-flipped' : ''}.png`);
  return element(
    'offer',
    [
      element('type', 'продажа'),
      element('property-type', 'жилая'),
      element('category', 'квартира'),
      element('url', origin + lotUrl(lot)),
      element('creation-date', moscowIso(dates.created)),
      element('last-update-date', moscowIso(dates.changed)),
      element('location', [
        element('country', 'Россия'),
        ...placeOf(complex.address),
        element('address', complex.address),
        element('apartment', lot.number),
        element('latitude', complex.lat),
        element('longitude', complex.lon),
        complex.metro
          ? element('metro', [
              element('name', complex.metro.name),
              element('time-on-foot', complex.metro.minutes),
            ])
          : '',
      ]),
      element('deal-status', 'первичная продажа'),
      element('price', [element('value', Math.round(lot.price / 100)), element('currency', 'RUB')]),
      element('sales-agent', [
        element('phone', normalisePhone(seller.phone) ?? seller.phone),
        element('category', 'developer'),
        element('organization', seller.name),
        element('url', origin),
      ]),
      plan.drawing.startsWith('/media/plans/')
        ? element('image', `${origin}${drawing}`, { tag: 'plan' })
        : '',
      element('image', `${origin}/media/${complex.picture}-1280.jpg`),
      square('area', lot.area),
      square('living-space', lot.livingArea || null),
      square('kitchen-space', lot.kitchenArea),
      element('renovation', RENOVATION[lot.finish]),
      element('description', describe(lot)),
      element('new-flat', 'да'),
      isStudio ? element('studio', 'да') : element('rooms', roomsOf(lot)),
      element('floor', lot.floor),
      element('floors-total', building.floors),
      element('building-name', complex.name),
      element('building-section', building.name),
      element('building-state', building.handoverYear === null ? 'hand-over' : 'unfinished'),
      element('built-year', building.handoverYear),
      element('ready-quarter', building.handoverQuarter),
      element('ceiling-height', lot.ceiling || null),
      element('balcony', balconyOf(plan.options)),
      element('bathroom-unit', lot.bathrooms > 1 ? lot.bathrooms : null),
    ],
    { 'internal-id': lot.id },
  );
}

function square(name: string, area: number | null): Element {
  if (area === null) return '';
  return element(name, [element('value', area), element('unit', 'кв. м')]);
}

/** A living kitchen counts as a room of a euro layout. */
function roomsOf({ rooms, plan }: PlacedLot): number {
  return rooms === '4' ? Math.max(4, plan.roomList.filter(isLivingRoom).length) : Number(rooms);
}

function isLivingRoom({ name }: { name: string }): boolean {
  return !/кухня/i.test(name) && /спальня|гостиная|детская|кабинет/i.test(name);
}

function balconyOf(options: readonly string[]): string | null {
  if (options.includes('loggia')) return 'лоджия';
  return options.includes('balcony') || options.includes('terrace') ? 'балкон' : null;
}

/** The city is a place of its own; elsewhere the region goes before the settlement. */
function placeOf(address: string): Element[] {
  const parts = address.split(',').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  if (first === 'Санкт-Петербург') return [element('locality-name', first)];
  return [element('region', first), element('locality-name', second)];
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
