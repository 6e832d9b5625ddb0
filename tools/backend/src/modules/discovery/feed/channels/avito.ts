import type { Finish } from '../../../estate/types.ts';
import type { Channel } from '../core/channel.ts';
import type { FeedContext, FeedLot } from '../core/feed-lot.ts';
import * as text from '../core/patterns.ts';
import { maybe, one, several } from '../core/rule.ts';
import { element, parent, type XmlElement } from '../core/xml.ts';
import { largerThanWhole } from './between-places.ts';

const DECORATION: Readonly<Record<Finish, string>> = {
  none: 'Без отделки',
  shell: 'Предчистовая',
  prepared: 'Предчистовая',
  full: 'Чистовая',
  furnished: 'Чистовая с мебелью',
};

const HOUSES = {
  brick: 'Кирпичный',
  monolith: 'Монолитный',
  'monolith-brick': 'Монолитно-кирпичный',
  panel: 'Панельный',
  block: 'Блочный',
} as const;

const BALCONIES = { balcony: 'Балкон', loggia: 'Лоджия' } as const;
/** From so many rooms on they are not counted. */
const MANY_ROOMS = 10;

/**
 * Avito, Autoload, flats in new buildings; the address is taken from the complex that `NewDevelopmentId` names.
 * @see https://www.avito.ru/autoload/documentation
 */
export const avito: Channel = {
  id: 'avito',
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<Ads formatVersion="3" target="Avito.ru">\n',
  close: '</Ads>\n',
  groups: [],
  item: 'Ad',
  write: toAd,
  rules: [
    one('Id', text.letters(1, 100)),
    one('ContactPhone', text.PHONE, 'телефон отдела продаж'),
    one('Description', text.letters(20, 7500), 'описание'),
    one('Category', /^Квартиры$/),
    one('OperationType', /^Продам$/),
    one('MarketType', /^Новостройка$/),
    one('Address', text.letters(1, 256), 'адрес дома'),
    one('Latitude', text.COORDINATE, 'широта'),
    one('Longitude', text.COORDINATE, 'долгота'),
    one('NewDevelopmentId', text.WHOLE, 'номер комплекса на Авито'),
    one('PropertyRights', /^Застройщик$/),
    one('HouseType', /^(Кирпичный|Монолитный|Монолитно-кирпичный|Панельный|Блочный)$/, 'тип дома'),
    one('Floor', text.WHOLE, 'этаж'),
    one('Floors', text.WHOLE, 'этажность'),
    one('Rooms', /^(Студия|[1-9]|10 и больше|Свободная планировка)$/, 'число комнат'),
    one('Square', text.DECIMAL, 'площадь'),
    maybe('LivingSpace', text.DECIMAL, 'жилая площадь'),
    maybe('KitchenSpace', text.DECIMAL, 'площадь кухни'),
    one('Status', /^Квартира$/),
    one('Decoration', /^(Без отделки|Предчистовая|Чистовая|Чистовая с мебелью)$/, 'отделка'),
    one('SaleMethod', /^(Договор долевого участия|Договор купли-продажи)$/),
    maybe('CeilingHeight', text.DECIMAL, 'высота потолков'),
    maybe('BalconyOrLoggiaMulti'),
    maybe('BalconyOrLoggiaMulti/Option', /^(Балкон|Лоджия)$/, 'балкон'),
    one('Images'),
    several('Images/Image', [1, 40], /^$/, 'изображения'),
    several('Images/Image@url', [1, 40], text.PICTURE, 'изображения'),
    one('Price', text.WHOLE, 'цена'),
    maybe('FlatNumber', text.SOMETHING, 'номер квартиры'),
  ],
  between: (found) => [
    ...largerThanWhole(found, ['Floor', 'Floors'], 'этаж'),
    ...largerThanWhole(found, ['LivingSpace', 'Square'], 'жилая площадь'),
  ],
};

function toAd(lot: FeedLot, { seller }: FeedContext): XmlElement {
  const { complex, building } = lot;
  const pictures = [lot.plan, ...complex.pictures, lot.view].filter((one) => one !== null);
  return parent('Ad', [
    element('Id', lot.id),
    element('ContactPhone', seller.phone),
    element('Description', lot.description),
    element('Category', 'Квартиры'),
    element('OperationType', 'Продам'),
    element('MarketType', 'Новостройка'),
    element('Address', complex.address),
    element('Latitude', complex.lat),
    element('Longitude', complex.lon),
    element('NewDevelopmentId', complex.number),
    element('PropertyRights', 'Застройщик'),
    element('HouseType', complex.walls && HOUSES[complex.walls]),
    element('Floor', lot.floor),
    element('Floors', building.floors),
    element('Rooms', roomsOf(lot)),
    element('Square', lot.area),
    element('LivingSpace', lot.livingArea),
    element('KitchenSpace', lot.kitchenArea),
    element('Status', 'Квартира'),
    element('Decoration', DECORATION[lot.finish]),
    element('SaleMethod', building.keys ? 'Договор долевого участия' : 'Договор купли-продажи'),
    element('CeilingHeight', lot.ceiling),
    lot.balcony && element('BalconyOrLoggiaMulti', [element('Option', BALCONIES[lot.balcony])]),
    element(
      'Images',
      pictures.map((url) => element('Image', '', { url })),
    ),
    element('Price', lot.price),
    element('FlatNumber', lot.number),
  ]);
}

function roomsOf({ rooms, roomCount }: FeedLot): string {
  if (rooms === 'studio') return 'Студия';
  return roomCount < MANY_ROOMS ? String(roomCount) : '10 и больше';
}
