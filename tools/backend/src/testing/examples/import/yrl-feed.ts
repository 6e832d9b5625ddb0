/** A flat of a feed of a company that does not exist. */
export interface FeedFlat {
  id: string;
  building: number;
  number: number;
  floor: number;
  rooms: number;
  area: number;
  /** Roubles. */
  price: number;
}

interface FeedOptions {
  complex?: string;
  floors?: number;
  /** More elements of each offer. */
  more?: string;
  /** Folder of the drawings on another server. */
  drawings?: string;
}

/** Flats of buildings one after another, five on a floor; the same for the same figures. */
export function feedFlats(
  buildings: number,
  each: number,
  change: Partial<FeedFlat> = {},
): FeedFlat[] {
  return Array.from({ length: buildings * each }, (_, index) => {
    const building = Math.floor(index / each) + 1;
    const number = (index % each) + 1;
    const rooms = index % 4;
    const area = 24 + rooms * 15 + (index % 7) / 2;
    const floor = Math.ceil(number / 5);
    return {
      ...{ id: `R-${building}-${number}`, building, number, floor, rooms, area },
      price: Math.round(area * (150_000 + floor * 1000)),
      ...change,
    };
  });
}

/** One offer as the description of the format asks for it. */
export function offerXml(
  { id, building, number, floor, rooms, area, price }: FeedFlat,
  {
    complex = 'Речной парк',
    floors = 9,
    more = '',
    drawings = 'https://feed.example/plans',
  }: FeedOptions = {},
): string {
  return `<offer internal-id="${id}">
<type>продажа</type><property-type>жилая</property-type><category>квартира</category>
<location><country>Россия</country><region>Ленинградская область</region><locality-name>Гатчина</locality-name>
<address>Речная улица, ${building}</address><apartment>${number}</apartment><latitude>59.5650</latitude><longitude>30.1280</longitude></location>
<deal-status>первичная продажа</deal-status>
<price><value>${price}</value><currency>RUB</currency></price>
<image tag="plan">${drawings}/${id}.png</image>
<area><value>${area}</value><unit>кв. м</unit></area>
<living-space><value>${Math.round(area * 0.5)}</value><unit>кв. м</unit></living-space>
<kitchen-space><value>9</value><unit>кв. м</unit></kitchen-space>
<renovation>чистовая отделка</renovation><new-flat>да</new-flat>
${rooms === 0 ? '<studio>да</studio>' : `<rooms>${rooms}</rooms>`}
<floor>${floor}</floor><floors-total>${floors}</floors-total>
<building-name>${complex}</building-name><building-section>${building}</building-section>
<building-state>unfinished</building-state><built-year>2028</built-year><ready-quarter>2</ready-quarter>
<ceiling-height>2.75</ceiling-height><balcony>лоджия</balcony><bathroom-unit>совмещенный</bathroom-unit>${more}
</offer>`;
}

/** The beginning and the end of a feed. */
export const FEED = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n<generation-date>2026-11-27T12:00:00+03:00</generation-date>\n',
  '</realty-feed>\n',
] as const;

/** A whole feed. */
export const yrlFeed = (flats: readonly FeedFlat[], options?: FeedOptions): string =>
  `${FEED[0]}${flats.map((flat) => offerXml(flat, options)).join('\n')}\n${FEED[1]}`;
