import { moscowIso } from '@m30/ui-kit/format';
import type { Finish } from '../../../estate/types.ts';
import type { Channel } from '../core/channel.ts';
import type { FeedComplex, FeedContext, FeedLot } from '../core/feed-lot.ts';
import * as text from '../core/patterns.ts';
import { maybe, one, several } from '../core/rule.ts';
import { element, parent, type XmlElement } from '../core/xml.ts';
import { largerThanWhole, yearMissing } from './between-places.ts';

const NAMESPACE = 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06';

/** Yandex knows these finishes. */
const RENOVATION: Readonly<Record<Finish, string>> = {
  none: 'черновая отделка',
  shell: 'предчистовая',
  prepared: 'предчистовая',
  full: 'чистовая отделка',
  furnished: 'под ключ',
};

const BALCONIES = { balcony: 'балкон', loggia: 'лоджия' } as const;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const YES = /^(да|true|1)$/;
const UNIT = /^кв\. м$/;

/**
 * Yandex Realty, new buildings (YRL). A held flat is left out until its hold ends, for the portal has no word for it.
 * @see https://yandex.ru/support/realty/requirements/requirements-sale-new.html
 */
export const yandex: Channel = {
  id: 'yandex',
  open: ({ now }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="${NAMESPACE}">\n` +
    `<generation-date>${now.toISOString().slice(0, 19)}+00:00</generation-date>\n`,
  close: '</realty-feed>\n',
  groups: [],
  item: 'offer',
  write: toOffer,
  rules: [
    one('@internal-id', text.SOMETHING),
    one('type', /^(продажа|sale)$/),
    one('property-type', /^(жилая|living)$/),
    one('category', /^(квартира|flat)$/),
    one('url', text.ADDRESS, 'адрес страницы'),
    one('creation-date', MOMENT),
    maybe('last-update-date', MOMENT),
    one('location'),
    one('location/country', /^Россия$/),
    maybe('location/region', text.SOMETHING, 'регион'),
    one('location/locality-name', text.SOMETHING, 'населённый пункт'),
    one('location/address', text.SOMETHING, 'адрес дома'),
    maybe('location/apartment', text.SOMETHING, 'номер квартиры'),
    one('location/latitude', text.COORDINATE, 'широта'),
    one('location/longitude', text.COORDINATE, 'долгота'),
    maybe('location/metro'),
    maybe('location/metro/name', text.SOMETHING, 'станция метро'),
    maybe('location/metro/time-on-foot', text.WHOLE, 'минуты до метро'),
    one('deal-status', /^(первичная продажа|продажа от застройщика|primary sale)$/),
    one('price'),
    one('price/value', text.WHOLE, 'цена'),
    one('price/currency', /^(RUB|RUR|EUR|USD)$/),
    one('sales-agent'),
    one('sales-agent/phone', text.PHONE, 'телефон отдела продаж'),
    one('sales-agent/category', /^(developer|застройщик)$/),
    one('sales-agent/organization', text.SOMETHING, 'название застройщика'),
    maybe('sales-agent/url', text.ADDRESS),
    several('image', [1, 50], text.PICTURE, 'изображения'),
    several('image@tag', [0, 1], /^plan$/),
    one('area'),
    one('area/value', text.DECIMAL, 'площадь'),
    one('area/unit', UNIT),
    ...['living-space', 'kitchen-space'].flatMap((name) => [
      maybe(name),
      maybe(
        `${name}/value`,
        text.DECIMAL,
        name === 'living-space' ? 'жилая площадь' : 'площадь кухни',
      ),
      maybe(`${name}/unit`, UNIT),
    ]),
    maybe(
      'renovation',
      /^(черновая отделка|предчистовая|чистовая отделка|под ключ|дизайнерский)$/,
      'отделка',
    ),
    maybe('description', text.letters(20, 20_000), 'описание'),
    one('new-flat', YES),
    maybe('studio', YES),
    maybe('rooms', text.WHOLE, 'число комнат'),
    one('floor', text.WHOLE, 'этаж'),
    one('floors-total', text.WHOLE, 'этажность'),
    one('building-name', text.SOMETHING, 'название комплекса'),
    maybe('building-section', text.SOMETHING, 'корпус'),
    one('building-state', /^(built|hand-over|unfinished)$/),
    maybe('built-year', /^20\d\d$/, 'год сдачи'),
    maybe('ready-quarter', /^[1-4]$/, 'квартал сдачи'),
    maybe('ceiling-height', text.DECIMAL, 'высота потолков'),
    maybe('balcony', /^(балкон|лоджия|\d (балкона|лоджии))$/, 'балкон'),
    maybe('bathroom-unit', /^(совмещенный|раздельный|[2-9])$/, 'санузлы'),
  ],
  between: (found) => [
    ...(found.has('rooms') === found.has('studio') ? ['Нет данных: число комнат'] : []),
    ...yearMissing(found, ['building-state', 'unfinished'], 'built-year'),
    ...largerThanWhole(found, ['floor', 'floors-total'], 'этаж'),
    ...largerThanWhole(found, ['living-space/value', 'area/value'], 'жилая площадь'),
  ],
};

function toOffer(lot: FeedLot, { origin, seller }: FeedContext): XmlElement {
  const { complex, building } = lot;
  return parent(
    'offer',
    [
      element('type', 'продажа'),
      element('property-type', 'жилая'),
      element('category', 'квартира'),
      element('url', lot.url),
      element('creation-date', moscowIso(lot.created)),
      element('last-update-date', moscowIso(lot.changed)),
      toLocation(complex, lot.number),
      element('deal-status', 'первичная продажа'),
      element('price', [element('value', lot.price), element('currency', 'RUB')]),
      element('sales-agent', [
        element('phone', seller.phone),
        element('category', 'developer'),
        element('organization', seller.name),
        element('url', origin),
      ]),
      element('image', lot.plan, { tag: 'plan' }),
      ...complex.pictures.map((address) => element('image', address)),
      element('image', lot.view),
      square('area', lot.area),
      square('living-space', lot.livingArea),
      square('kitchen-space', lot.kitchenArea),
      element('renovation', RENOVATION[lot.finish]),
      element('description', lot.description),
      element('new-flat', 'да'),
      lot.rooms === 'studio' ? element('studio', 'да') : element('rooms', lot.roomCount),
      element('floor', lot.floor),
      element('floors-total', building.floors),
      element('building-name', complex.name),
      element('building-section', building.name),
      element('building-state', building.keys ? 'unfinished' : 'hand-over'),
      element('built-year', building.keys?.year),
      element('ready-quarter', building.keys?.quarter),
      element('ceiling-height', lot.ceiling),
      element('balcony', lot.balcony && BALCONIES[lot.balcony]),
      element('bathroom-unit', lot.bathrooms > 1 ? lot.bathrooms : null),
    ],
    { 'internal-id': lot.id },
  );
}

function toLocation(complex: FeedComplex, apartment: number) {
  const { region, locality, address, lat, lon, metro } = complex;
  return element('location', [
    element('country', 'Россия'),
    element('region', region),
    element('locality-name', locality),
    element('address', address),
    element('apartment', apartment),
    element('latitude', lat),
    element('longitude', lon),
    metro &&
      element('metro', [element('name', metro.name), element('time-on-foot', metro.minutes)]),
  ]);
}

function square(name: string, area: number | null) {
  return area === null ? null : element(name, [element('value', area), element('unit', 'кв. м')]);
}
