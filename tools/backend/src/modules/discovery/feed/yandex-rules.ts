/**
 * What Yandex Realty asks of an offer of a flat in a new building, as it was published in November
 * 2026 at https://yandex.ru/support/realty/requirements/requirements-sale-new.html; the check needs
 * no network.
 */
export interface Rule {
  /** Names of the elements from the offer down: `location/address`. */
  path: string;
  /** How many there must be. */
  least: number;
  most: number;
  /** What the text of each must be. */
  text?: RegExp;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const WHOLE = /^[1-9]\d*$/;
const DECIMAL = /^\d+(\.\d+)?$/;
const ADDRESS = /^https?:\/\/[^\s]+$/;
const one = (path: string, text?: RegExp): Rule => ({
  path,
  least: 1,
  most: 1,
  ...(text && { text }),
});
const maybe = (path: string, text?: RegExp): Rule => ({ ...one(path, text), least: 0 });

/** Every element that an offer may have; another one is a mistake. */
export const YANDEX_RULES: readonly Rule[] = [
  one('type', /^(продажа|sale)$/),
  one('property-type', /^(жилая|living)$/),
  one('category', /^(квартира|flat)$/),
  one('url', ADDRESS),
  one('creation-date', MOMENT),
  maybe('last-update-date', MOMENT),
  one('location'),
  one('location/country', /^Россия$/),
  maybe('location/region', /\S/),
  one('location/locality-name', /\S/),
  one('location/address', /\S/),
  maybe('location/apartment', /\S/),
  one('location/latitude', DECIMAL),
  one('location/longitude', DECIMAL),
  maybe('location/metro'),
  maybe('location/metro/name', /\S/),
  maybe('location/metro/time-on-foot', WHOLE),
  one('deal-status', /^(первичная продажа|продажа от застройщика|primary sale)$/),
  one('price'),
  one('price/value', WHOLE),
  one('price/currency', /^(RUB|RUR|EUR|USD)$/),
  one('sales-agent'),
  one('sales-agent/phone', /^\+7\d{10}$/),
  one('sales-agent/category', /^(developer|застройщик)$/),
  one('sales-agent/organization', /\S/),
  maybe('sales-agent/url', ADDRESS),
  { path: 'image', least: 1, most: 50, text: /^https?:\/\/\S+\.(jpe?g|png)$/ },
  one('area'),
  one('area/value', DECIMAL),
  one('area/unit', /^кв\. м$/),
  maybe('living-space'),
  maybe('living-space/value', DECIMAL),
  maybe('living-space/unit', /^кв\. м$/),
  maybe('kitchen-space'),
  maybe('kitchen-space/value', DECIMAL),
  maybe('kitchen-space/unit', /^кв\. м$/),
  maybe('renovation', /^(черновая отделка|предчистовая|чистовая отделка|под ключ|дизайнерский)$/),
  maybe('description', /^[\s\S]{20,}$/),
  one('new-flat', /^(да|true|1)$/),
  maybe('studio', /^(да|true|1)$/),
  maybe('rooms', WHOLE),
  one('floor', WHOLE),
  one('floors-total', WHOLE),
  one('building-name', /\S/),
  maybe('building-section', /\S/),
  one('building-state', /^(built|hand-over|unfinished)$/),
  maybe('built-year', /^20\d\d$/),
  maybe('ready-quarter', /^[1-4]$/),
  maybe('ceiling-height', DECIMAL),
  maybe('balcony', /^(балкон|лоджия|\d (балкона|лоджии))$/),
  maybe('bathroom-unit', /^(совмещенный|раздельный|[2-9])$/),
];
