import { areaFormula, metrePriceFormula, SUMMER_ROOM_NAMES } from '@m30/calculators/area';
import type { FormulaRow } from '@m30/calculators/money';
import { formatArea, formatNumber, plural } from '@m30/ui-kit/format';
import type { LotCardView } from '../../../components/lot-card/index.ts';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import type { LotView } from './lot.server.ts';

/** What a flat is called where it stands for itself, spoken: «2-комнатная, 63,6 м², Канал 9, № 57». */
export const lotName = (
  lot: Pick<LotCardView, 'rooms' | 'euro' | 'area' | 'complexName' | 'number'>,
): string => `${lotTitle(lot)}, ${lot.complexName}, №\u00a0${lot.number}`;

/** «юг», «юг и запад», «север, юг и запад». */
function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1).join(', ');
  return rest ? `${rest} и\u00a0${last}` : last;
}

/** Where the windows look: «Окна на юг и запад»; empty where it is not known. */
export const windowsWords = (sides: readonly string[]): string =>
  sides.length > 0 ? `Окна на\u00a0${listWords(sides)}` : '';

/** What the plan shows, for those who do not see it: «Спальня 14,4 м², кухня 11,1 м²». */
export function planWords({ roomList }: Pick<LotView, 'roomList'>): string {
  const rooms = roomList.map(({ name, area }) => `${name.toLowerCase()} ${formatArea(area)}`);
  return rooms.length > 0 ? `План квартиры: ${rooms.join(', ')}` : 'План квартиры';
}

/** What the picture of the building shows: «Фасад «Канал 9»: корпус 2, отмечен этаж 7». */
export const facadeWords = (lot: Pick<LotView, 'complexName' | 'buildingName' | 'floor'>): string =>
  `Фасад «${lot.complexName}»: ${lot.buildingName.toLowerCase()}, отмечен этаж ${lot.floor}`;

/** «Корпус 2, секция 1, этаж 7 из 9.» */
export const houseWords = ({
  buildingName,
  section,
  floor,
  floors,
}: Pick<LotView, 'buildingName' | 'section' | 'floor' | 'floors'>): string =>
  `${buildingName}, секция\u00a0${section}, этаж\u00a0${floor} из\u00a0${floors}.`;

/** «Корпус 2, этаж 7. На этаже 6 квартир, свободны 3.» */
export function floorWords({
  buildingName,
  floor,
  onFloor: { total, free },
}: Pick<LotView, 'buildingName' | 'floor' | 'onFloor'>): string {
  const flats = countFlats(total);
  const open =
    free === 0
      ? 'свободных нет'
      : `${plural(free, ['свободна', 'свободны', 'свободны'])}\u00a0${free}`;
  return `${buildingName}, этаж\u00a0${floor}. На\u00a0этаже ${flats}, ${open}.`;
}

/** Rows of the parameters table; a fact that a flat does not have is left out. */
export function parameters(lot: LotView): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Общая площадь', formatArea(lot.area)],
    // Of a flat that came by a feed, 0 is what nobody has said.
    ['Жилая площадь', lot.livingArea === 0 ? null : formatArea(lot.livingArea)],
    ['Кухня', lot.kitchenArea === null ? null : formatArea(lot.kitchenArea)],
    ...lot.summer.map(({ kind, area }): [string, string] => [
      SUMMER_ROOM_NAMES[kind],
      formatArea(area),
    ]),
    ['Высота потолка', lot.ceiling === 0 ? null : `${formatNumber(lot.ceiling, 2)}\u00a0м`],
    ['Отделка', lot.finish],
    ['Санузлов', lot.bathrooms === 0 ? null : String(lot.bathrooms)],
    ['Окна', lot.sides.join(', ') || null],
    ['Секция, этаж', `${lot.section}, ${lot.floor} из ${lot.floors}`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** How the area and the price of a m² come about. */
export function countedWords({
  roomList,
  summer,
  price,
  area,
  pricePerMetre,
}: Pick<LotView, 'roomList' | 'summer' | 'price' | 'area' | 'pricePerMetre'>): FormulaRow[] {
  const rooms = roomList.map((room) => room.area);
  return [
    ...(rooms.length > 0 ? areaFormula(rooms, summer) : []),
    ...(price === null || pricePerMetre === null ? [] : [metrePriceFormula(price, area, 'page')]),
  ];
}
