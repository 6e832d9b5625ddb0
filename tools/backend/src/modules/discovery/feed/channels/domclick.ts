import type { Finish } from '../../../estate/types.ts';
import type { Channel, Group } from '../core/channel.ts';
import type { FeedLot } from '../core/feed-lot.ts';
import * as text from '../core/patterns.ts';
import { maybe, one, several } from '../core/rule.ts';
import { element, parent, type XmlElement } from '../core/xml.ts';
import { largerThanWhole, yearMissing } from './between-places.ts';

const RENOVATION: Readonly<Record<Finish, string>> = {
  none: 'без отделки',
  shell: 'предчистовая',
  prepared: 'предчистовая',
  full: 'чистовая',
  furnished: 'чистовая с мебелью',
};

const HOUSES = {
  brick: 'кирпичный',
  monolith: 'монолитный',
  'monolith-brick': 'кирпично-монолитный',
  panel: 'панельный',
  block: 'блочный',
} as const;

const BALCONIES = { balcony: 'балкон', loggia: 'лоджия' } as const;
const FLAG = /^[01]$/;
const flag = (is: boolean) => (is ? 1 : 0);

const complexGroup: Group = {
  name: 'complex',
  list: 'buildings',
  key: ({ complex }) => complex.alias,
  head: ({ complex }, { seller, origin }) => [
    element('id', complex.number ?? complex.alias),
    element('name', complex.name),
    element('latitude', complex.lat),
    element('longitude', complex.lon),
    element('address', complex.address),
    element(
      'images',
      complex.pictures.map((address) => element('image', address)),
    ),
    element('description_main', [
      element('title', complex.title),
      element('text', complex.summary),
    ]),
    element('sales_info', [element('sales_phone', seller.phone)]),
    element('developer', [
      element('name', seller.name),
      element('phone', seller.phone),
      element('site', origin),
    ]),
  ],
};

const buildingGroup: Group = {
  name: 'building',
  list: 'flats',
  key: ({ building }) => building.id,
  head: ({ building: { id, name, floors, keys }, complex: { walls } }) => [
    element('id', id),
    element('fz_214', flag(keys !== null)),
    element('name', name),
    element('floors', floors),
    element('building_state', keys ? 'unfinished' : 'hand-over'),
    element('built_year', keys?.year),
    element('ready_quarter', keys?.quarter),
    element('building_type', walls && HOUSES[walls]),
  ],
};

/**
 * DomClick, new buildings: complexes with their buildings with their flats.
 * @see https://domclick.ru
 */
export const domclick: Channel = {
  id: 'domclick',
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<complexes>\n',
  close: '</complexes>\n',
  groups: [complexGroup, buildingGroup],
  item: 'flat',
  write: toFlat,
  rules: [
    one('complex/id', text.SOMETHING),
    one('complex/name', text.SOMETHING, 'название комплекса'),
    one('complex/latitude', text.COORDINATE, 'широта'),
    one('complex/longitude', text.COORDINATE, 'долгота'),
    one('complex/address', text.SOMETHING, 'адрес дома'),
    one('complex/images'),
    several('complex/images/image', [1, 50], text.PICTURE, 'изображения'),
    one('complex/description_main'),
    one('complex/description_main/title', text.SOMETHING, 'заголовок описания комплекса'),
    one('complex/description_main/text', text.letters(20, 5000), 'описание комплекса'),
    one('complex/sales_info'),
    one('complex/sales_info/sales_phone', text.PHONE, 'телефон отдела продаж'),
    one('complex/developer'),
    one('complex/developer/name', text.SOMETHING, 'название застройщика'),
    one('complex/developer/phone', text.PHONE, 'телефон отдела продаж'),
    one('complex/developer/site', text.ADDRESS),
    one('building/id', text.SOMETHING),
    one('building/fz_214', FLAG),
    one('building/name', text.SOMETHING, 'корпус'),
    one('building/floors', text.WHOLE, 'этажность'),
    one('building/building_state', /^(built|hand-over|unfinished)$/),
    maybe('building/built_year', /^20\d\d$/, 'год сдачи'),
    maybe('building/ready_quarter', /^[1-4]$/, 'квартал сдачи'),
    one(
      'building/building_type',
      /^(кирпичный|монолитный|кирпично-монолитный|панельный|блочный)$/,
      'тип дома',
    ),
    one('flat_id', text.SOMETHING),
    one('apartment', text.WHOLE, 'номер квартиры'),
    one('floor', text.WHOLE, 'этаж'),
    one('room', /^(студия|\d)$/, 'число комнат'),
    one('plan', text.PICTURE, 'планировка'),
    maybe('balcony', /^(балкон|лоджия)$/, 'балкон'),
    maybe('renovation', text.SOMETHING, 'отделка'),
    one('price', text.WHOLE, 'цена'),
    one('area', text.DECIMAL, 'площадь'),
    maybe('living_area', text.DECIMAL, 'жилая площадь'),
    maybe('kitchen_area', text.DECIMAL, 'площадь кухни'),
    one('decoration', FLAG),
    one('ready_housing', FLAG),
  ],
  between: (found) => [
    ...yearMissing(found, ['building/building_state', 'unfinished'], 'building/built_year'),
    ...largerThanWhole(found, ['floor', 'building/floors'], 'этаж'),
    ...largerThanWhole(found, ['living_area', 'area'], 'жилая площадь'),
  ],
};

function toFlat(lot: FeedLot): XmlElement {
  return parent('flat', [
    element('flat_id', lot.id),
    element('apartment', lot.number),
    element('floor', lot.floor),
    element('room', lot.rooms === 'studio' ? 'студия' : lot.roomCount),
    element('plan', lot.plan),
    element('balcony', lot.balcony && BALCONIES[lot.balcony]),
    element('renovation', RENOVATION[lot.finish]),
    element('price', lot.price),
    element('area', lot.area),
    element('living_area', lot.livingArea),
    element('kitchen_area', lot.kitchenArea),
    element('decoration', flag(lot.finish === 'full' || lot.finish === 'furnished')),
    element('ready_housing', flag(lot.building.keys === null)),
  ]);
}
