/** Abbreviations as people write them in addresses. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    пр: 'проспект',
    'пр-т': 'проспект',
    'пр-кт': 'проспект',
    просп: 'проспект',
    ул: 'улица',
    пл: 'площадь',
    наб: 'набережная',
    ш: 'шоссе',
    бул: 'бульвар',
    'б-р': 'бульвар',
    пер: 'переулок',
    ал: 'аллея',
    м: 'метро',
    ст: 'станция',
    вокз: 'вокзал',
    бол: 'большая',
    б: 'большая',
    мал: 'малая',
    р: 'реки',
    кан: 'канала',
  }),
);

/** Words that say where the whole map lies. */
const REGION =
  /^(россия|рф|г|гор|спб|санкт-петербург|петербург|питер|ло|ленобласть|обл|область|ленинградская)$/;

/** Words before a number that belongs to a house. */
const HOUSE = /^(д|дом|к|корп|корпус|стр|строение|лит|литера|литер|кв|квартира|оф|офис|пом|под)$/;

/** A house: «28», «28а», «12/3», «5к2». */
const NUMBER = /^\d+[а-я]?([/к-]\d+[а-я]?)?$/;

/** An address in its words, without region and house. */
export interface AddressWords {
  words: string[];
  /** As it was written: «28», empty where there is none. */
  house: string;
}

/** Lower case, «ё» as «е», abbreviations written out; region left out, the house apart. */
export function normaliseAddress(text: string): AddressWords {
  const parts = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[«»"'(),.;:№]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const words: string[] = [];
  const house: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (HOUSE.test(part) && index > 0) continue;
    // «1-я Советская» begins with a number that is no house; «28-30» follows the street.
    if (NUMBER.test(part) && words.length > 0) house.push(part);
    else if (!REGION.test(part)) words.push(SHORT.get(part) ?? part);
  }
  return { words: words.length > 0 ? words : parts, house: house.join(' ') };
}
