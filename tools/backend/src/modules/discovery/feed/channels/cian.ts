import type { Finish } from '../../../estate/types.ts';
import type { Channel } from '../core/channel.ts';
import type { FeedBuilding, FeedContext, FeedLot } from '../core/feed-lot.ts';
import * as text from '../core/patterns.ts';
import { maybe, one, several } from '../core/rule.ts';
import { element, parent, type XmlElement } from '../core/xml.ts';
import { largerThanWhole, yearMissing } from './between-places.ts';

const DECORATION: Readonly<Record<Finish, string>> = {
  none: 'without',
  shell: 'preFine',
  prepared: 'preFine',
  full: 'fine',
  furnished: 'fineWithFurniture',
};

const MATERIAL = {
  brick: 'brick',
  monolith: 'monolith',
  'monolith-brick': 'monolithBrick',
  panel: 'panel',
  block: 'block',
} as const;

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;
/** What stands for a number of rooms. */
const STUDIO = 9;
const MANY_ROOMS = 6;
const YES_OR_NO = /^(true|false)$/;

/**
 * Cian, `feed_version` 2, category `newBuildingFlatSale`.
 * @see https://www.cian.ru/xml_import/doc/
 */
export const cian: Channel = {
  id: 'cian',
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<feed>\n<feed_version>2</feed_version>\n',
  close: '</feed>\n',
  groups: [],
  item: 'object',
  write: toObject,
  rules: [
    one('Category', /^newBuildingFlatSale$/),
    one('ExternalId', text.SOMETHING),
    one('Description', text.letters(15, 3000), 'описание'),
    one('Address', text.SOMETHING, 'адрес дома'),
    one('Coordinates'),
    one('Coordinates/Lat', text.COORDINATE, 'широта'),
    one('Coordinates/Lng', text.COORDINATE, 'долгота'),
    one('Phones'),
    one('Phones/PhoneSchema'),
    one('Phones/PhoneSchema/CountryCode', /^\+7$/),
    one('Phones/PhoneSchema/Number', /^\d{10}$/, 'телефон отдела продаж'),
    one('FlatRoomsCount', /^[1-79]$/, 'число комнат'),
    maybe('IsEuroFlat', YES_OR_NO),
    one('TotalArea', text.DECIMAL, 'площадь'),
    maybe('LivingArea', text.DECIMAL, 'жилая площадь'),
    maybe('KitchenArea', text.DECIMAL, 'площадь кухни'),
    one('FloorNumber', text.WHOLE, 'этаж'),
    maybe('Decoration', /^(without|rough|preFine|fine|fineWithFurniture)$/, 'отделка'),
    maybe('BalconiesCount', text.WHOLE),
    maybe('LoggiasCount', text.WHOLE),
    maybe('CombinedWcsCount', /^[1-9]$/, 'санузлы'),
    one('JKSchema'),
    one('JKSchema/Id', text.WHOLE, 'номер комплекса на Циане'),
    one('JKSchema/Name', text.SOMETHING, 'название комплекса'),
    one('JKSchema/House'),
    one('JKSchema/House/Name', text.SOMETHING, 'корпус'),
    one('JKSchema/House/Flat'),
    one('JKSchema/House/Flat/FlatNumber', text.WHOLE, 'номер квартиры'),
    maybe('JKSchema/House/Flat/SectionNumber', text.WHOLE),
    one('JKSchema/House/Flat/FlatType', /^(rooms|studio|openPlan)$/),
    one('LayoutPhoto', undefined, 'планировка'),
    one('LayoutPhoto/FullUrl', text.PICTURE, 'планировка'),
    one('LayoutPhoto/IsDefault', YES_OR_NO),
    one('Photos'),
    several('Photos/PhotoSchema', [1, 50], /^$/, 'изображения'),
    several('Photos/PhotoSchema/FullUrl', [1, 50], text.PICTURE, 'изображения'),
    several('Photos/PhotoSchema/IsDefault', [1, 50], YES_OR_NO),
    one('Building'),
    one('Building/FloorsCount', text.WHOLE, 'этажность'),
    maybe('Building/MaterialType', /^(brick|monolith|monolithBrick|panel|block)$/, 'тип дома'),
    maybe('Building/CeilingHeight', text.DECIMAL, 'высота потолков'),
    one('Building/Deadline'),
    maybe('Building/Deadline/Quarter', /^(first|second|third|fourth)$/, 'квартал сдачи'),
    maybe('Building/Deadline/Year', /^20\d\d$/, 'год сдачи'),
    one('Building/Deadline/IsComplete', YES_OR_NO),
    one('BargainTerms'),
    one('BargainTerms/Price', text.WHOLE, 'цена'),
    one('BargainTerms/Currency', /^rur$/),
    one('BargainTerms/SaleType', /^(fz214|free|dupt|dzhsk|investment|pdkp)$/),
  ],
  between: (found) => [
    ...yearMissing(found, ['Building/Deadline/IsComplete', 'false'], 'Building/Deadline/Year'),
    ...largerThanWhole(found, ['FloorNumber', 'Building/FloorsCount'], 'этаж'),
    ...largerThanWhole(found, ['LivingArea', 'TotalArea'], 'жилая площадь'),
  ],
};

function toObject(lot: FeedLot, { seller }: FeedContext): XmlElement {
  const { complex, building, rooms } = lot;
  const isStudio = rooms === 'studio';
  return parent('object', [
    element('Category', 'newBuildingFlatSale'),
    element('ExternalId', lot.id),
    element('Description', lot.description),
    element('Address', complex.address),
    element('Coordinates', [element('Lat', complex.lat), element('Lng', complex.lon)]),
    element('Phones', [
      element('PhoneSchema', [
        element('CountryCode', '+7'),
        element('Number', seller.phone.replace(/^\+7/, '')),
      ]),
    ]),
    element('FlatRoomsCount', isStudio ? STUDIO : Math.min(lot.roomCount, MANY_ROOMS)),
    element('IsEuroFlat', lot.euro || null),
    element('TotalArea', lot.area),
    element('LivingArea', lot.livingArea),
    element('KitchenArea', lot.kitchenArea),
    element('FloorNumber', lot.floor),
    element('Decoration', DECORATION[lot.finish]),
    element('BalconiesCount', lot.balcony === 'balcony' ? 1 : null),
    element('LoggiasCount', lot.balcony === 'loggia' ? 1 : null),
    element('CombinedWcsCount', lot.bathrooms || null),
    element('JKSchema', [
      element('Id', complex.number),
      element('Name', complex.name),
      element('House', [
        element('Name', building.name),
        element('Flat', [
          element('FlatNumber', lot.number),
          element('SectionNumber', lot.section || null),
          element('FlatType', isStudio ? 'studio' : 'rooms'),
        ]),
      ]),
    ]),
    lot.plan === null ? null : element('LayoutPhoto', photo(lot.plan, true)),
    element(
      'Photos',
      [...complex.pictures, ...(lot.view === null ? [] : [lot.view])].map((address, at) =>
        element('PhotoSchema', photo(address, at === 0)),
      ),
    ),
    toBuilding(lot, building),
    element('BargainTerms', [
      element('Price', lot.price),
      element('Currency', 'rur'),
      element('SaleType', building.keys ? 'fz214' : 'free'),
    ]),
  ]);
}

const photo = (address: string, isDefault: boolean) => [
  element('FullUrl', address),
  element('IsDefault', isDefault),
];

function toBuilding({ ceiling, complex }: FeedLot, { floors, keys }: FeedBuilding) {
  return element('Building', [
    element('FloorsCount', floors),
    element('MaterialType', complex.walls && MATERIAL[complex.walls]),
    element('CeilingHeight', ceiling),
    element('Deadline', [
      element('Quarter', keys && QUARTERS[keys.quarter - 1]),
      element('Year', keys?.year),
      element('IsComplete', !keys),
    ]),
  ]);
}
