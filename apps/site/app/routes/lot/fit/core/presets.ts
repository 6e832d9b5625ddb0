/** A thing of a usual size; centimetres, its back along `width`. */
export interface Preset {
  /** Name in the address. */
  kind: string;
  name: string;
  /** «упирается в …» and «между … и …». */
  accusative: string;
  instrumental: string;
  width: number;
  depth: number;
  /** Rooms that it is put into if nobody says which; `null` for the largest. */
  rooms: RegExp | null;
}

const BEDROOM = /спальня/i;
const LIVING = /гостиная/i;
const DINING = /кухня/i;
const BATH = /ванная|постирочная|санузел/i;

/** In the order of the palette. */
export const PRESETS = [
  preset('krovat', 'Кровать', ['кровать', 'кроватью'], [160, 200], BEDROOM),
  preset(
    'odnospalnaya',
    'Односпальная кровать',
    ['односпальную кровать', 'односпальной кроватью'],
    [90, 200],
    /детская|спальня/i,
  ),
  preset(
    'krovatka',
    'Детская кроватка',
    ['детскую кроватку', 'детской кроваткой'],
    [124, 66],
    /детская|спальня/i,
  ),
  preset(
    'tumba',
    'Прикроватная тумба',
    ['прикроватную тумбу', 'прикроватной тумбой'],
    [45, 40],
    BEDROOM,
  ),
  preset('shkaf', 'Шкаф', ['шкаф', 'шкафом'], [120, 60], BEDROOM),
  preset('komod', 'Комод', ['комод', 'комодом'], [100, 45], BEDROOM),
  preset('divan', 'Диван', ['диван', 'диваном'], [220, 95], LIVING),
  preset('kreslo', 'Кресло', ['кресло', 'креслом'], [80, 85], LIVING),
  preset(
    'tv',
    'Тумба под телевизор',
    ['тумбу под телевизор', 'тумбой под телевизор'],
    [150, 40],
    LIVING,
  ),
  preset('stol', 'Обеденный стол', ['обеденный стол', 'обеденным столом'], [120, 80], DINING),
  preset('stul', 'Стул', ['стул', 'стулом'], [45, 50], DINING),
  preset('rabochij', 'Рабочий стол', ['рабочий стол', 'рабочим столом'], [120, 60], BEDROOM),
  preset('holodilnik', 'Холодильник', ['холодильник', 'холодильником'], [60, 65], DINING),
  preset(
    'stiralnaya',
    'Стиральная машина',
    ['стиральную машину', 'стиральной машиной'],
    [60, 60],
    BATH,
  ),
] as const satisfies readonly Preset[];

/** What the visitor has measured and named. */
export const OWN = 'svoe';

const byKind = new Map<string, Preset>(PRESETS.map((one) => [one.kind, one]));

/** The preset of a kind; `undefined` for what is the visitor's own. */
export const presetOf = (kind: string): Preset | undefined => byKind.get(kind);

function preset(
  kind: string,
  name: string,
  [accusative, instrumental]: [string, string],
  [width, depth]: [number, number],
  rooms: RegExp,
): Preset {
  return { kind, name, accusative, instrumental, width, depth, rooms };
}
