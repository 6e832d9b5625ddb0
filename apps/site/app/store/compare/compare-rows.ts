import type { NearbyKind } from '@m30/api/filters';
import {
  formatArea,
  formatCount,
  formatMoney,
  formatNumber,
  formatQuarter,
} from '@m30/ui-kit/format';
import { statusWords } from '../cart/lot-words.ts';
import { walkWords } from '../objects/walk-words.ts';
import type { ComparedLot } from './compared-lot.ts';
import {
  areaDifference,
  ceilingDifference,
  floorDifference,
  handoverDifference,
  priceDifference,
  formatHours,
  sumDifference,
  sunDifference,
  walkDifference,
  type Difference,
} from './differences.ts';

/** One fact of one lot. */
interface Cell {
  id: string;
  /** «63,6 м²»; a dash where there is nothing to say. */
  value: string;
  /** Of the largest of its row, 0 to 1; `null` where it is no number or all are the same. */
  share: number | null;
  /** How it differs from the pinned lot, or what it means. */
  difference: Difference | null;
}

/** One fact of all lots. */
export interface Row {
  name: string;
  cells: readonly Cell[];
  /** Every lot says the same. */
  same: boolean;
}

interface Fact {
  name: string;
  /** `null` where the lot has no such fact. */
  value(lot: ComparedLot): string | null;
  /** What its bar shows. */
  amount?(lot: ComparedLot): number | null;
  difference?(lot: ComparedLot, pinned: ComparedLot): Difference | null;
}

const NONE = '—';

/** Way to the house opposite that stands for none. */
const NO_HOUSE = 1000;

/** Facts that a source need not say of a lot: it then has 0 there. */
const UNSAID: readonly string[] = ['livingArea', 'ceiling', 'bathrooms', 'power'];

const number =
  (key: string) =>
  (lot: ComparedLot): number | null => {
    const value: unknown = Reflect.get(lot, key);
    if (typeof value !== 'number') return null;
    return value === 0 && UNSAID.includes(key) ? null : value;
  };
const words =
  (key: string) =>
  (lot: ComparedLot): string | null => {
    const value: unknown = Reflect.get(lot, key);
    if (Array.isArray(value)) return value.join(', ') || null;
    return typeof value === 'string' ? value : null;
  };

/** A fact that is a number, with the words for a difference. */
function measured(
  name: string,
  key: string,
  format: (value: number) => string,
  differ?: (value: number | null, pinned: number | null) => Difference | null,
): Fact {
  const read = number(key);
  return {
    name,
    value(lot) {
      const value = read(lot);
      return value === null ? null : format(value);
    },
    amount: read,
    ...(differ && { difference: (lot, pinned) => differ(read(lot), read(pinned)) }),
  };
}

/** The walk to the nearest place of a kind. */
const walked = (name: string, kind: NearbyKind): Fact => ({
  name,
  value({ nearby }) {
    const minutes = nearby[kind];
    return minutes === null ? null : walkWords(minutes);
  },
  difference: ({ nearby }, pinned) => walkDifference(nearby[kind], pinned.nearby[kind]),
});

/** No bar: where there is no house it would be the longest. */
function oppositeWords(lot: ComparedLot): string | null {
  const metres = number('opposite')(lot);
  if (metres === null) return null;
  return metres < NO_HOUSE ? `в\u00a0${metres}\u00a0м` : 'нет';
}

/** What finishes mean for whoever moves in. */
const TO_DO: Readonly<Record<string, string>> = {
  'без отделки': 'ремонт с\u00a0нуля',
  предчистовая: 'доделать стены и\u00a0пол',
  'под чистовую отделку': 'осталась чистовая отделка',
};

/** Of premises that nobody has described, the way in is not known. */
const sharedEntrance = (lot: ComparedLot): string | null =>
  number('power')(lot) === null ? null : 'общий';

const all: readonly Fact[] = [
  { name: 'Статус', value: statusWords },
  measured('Цена', 'price', formatMoney, priceDifference),
  measured('Платёж в\u00a0месяц', 'payment', formatMoney, sumDifference),
  measured('Первый взнос', 'downPayment', formatMoney, sumDifference),
  measured('Цена за\u00a0м²', 'pricePerMetre', formatMoney, sumDifference),
  measured('Площадь', 'area', formatArea, areaDifference),
  measured('Жилая', 'livingArea', formatArea, areaDifference),
  measured('Кухня', 'kitchenArea', formatArea, areaDifference),
  measured('Балкон или лоджия', 'balconyArea', formatArea, areaDifference),
  {
    name: 'Ключи',
    value: ({ handover }) => formatQuarter(handover),
    difference: (lot, pinned) => handoverDifference(lot.handover, pinned.handover),
  },
  {
    name: 'Отделка',
    value: words('finish'),
    difference(lot) {
      const toDo = TO_DO[words('finish')(lot) ?? ''];
      return toDo ? { words: toDo, tone: 'neutral' } : null;
    },
  },
  {
    name: 'Этаж',
    value: (lot) =>
      'floors' in lot ? `${lot.floor} из\u00a0${lot.floors}` : String(lot.floor).replace('-', '−'),
    difference: (lot, pinned) => floorDifference(lot.floor, pinned.floor),
  },
  {
    name: 'До\u00a0метро',
    value: ({ metro }) => metro && `${walkWords(metro.minutes)}, ${metro.name}`,
    difference: (lot, pinned) =>
      walkDifference(lot.metro?.minutes ?? null, pinned.metro?.minutes ?? null),
  },
  walked('До\u00a0школы', 'school'),
  walked('До\u00a0детского сада', 'kindergarten'),
  walked('До\u00a0поликлиники', 'clinic'),
  { name: 'Окна', value: words('sides') },
  measured('Солнце 22\u00a0марта', 'sun', formatHours, sunDifference),
  {
    name: 'Вода из\u00a0окон',
    value: (lot) =>
      'waterSeen' in lot && lot.waterSeen !== null ? (lot.waterSeen ? 'видно' : 'не видно') : null,
  },
  { name: 'Дом напротив', value: oppositeWords },
  measured(
    'Потолок',
    'ceiling',
    (metres) => `${formatNumber(metres, 2)}\u00a0м`,
    ceilingDifference,
  ),
  measured('Санузлов', 'bathrooms', String),
  measured('Мощность', 'power', (kilowatts) => `${formatNumber(kilowatts, 0)}\u00a0кВт`),
  { name: 'Назначение', value: words('purposes') },
  {
    name: 'Вход',
    value: (lot) =>
      'ownEntrance' in lot
        ? lot.ownEntrance
          ? 'отдельный, с\u00a0улицы'
          : sharedEntrance(lot)
        : null,
  },
  { name: 'Размер', value: words('size') },
  {
    name: 'Зарядка',
    value: (lot) => ('charging' in lot ? (lot.charging ? 'есть' : 'нет') : null),
  },
];

/** A way to one of the visitor's addresses. */
export interface ComparedWay {
  /** «До: Невский проспект, 28, на метро». */
  name: string;
  /** Whole minutes by the complex; a complex that is too far off has none. */
  minutes: Readonly<Record<string, number>>;
}

const wayFact = ({ name, minutes }: ComparedWay): Fact => ({
  name,
  value({ vendor }) {
    const own = minutes[vendor];
    return own === undefined ? null : `≈\u00a0${formatCount(own, ['минута', 'минуты', 'минут'])}`;
  },
  amount: ({ vendor }) => minutes[vendor] ?? null,
  difference: (lot, pinned) =>
    walkDifference(minutes[lot.vendor] ?? null, minutes[pinned.vendor] ?? null),
});

/**
 * Rows of the comparison of lots of one kind; a fact that no lot has is no row.
 * @param pinned the lot that the others are compared to
 * @param commutes ways to the visitor's addresses, a row each
 */
export function compareRows(
  lots: readonly ComparedLot[],
  pinned: ComparedLot,
  commutes: readonly ComparedWay[] = [],
): Row[] {
  return [...all, ...commutes.map(wayFact)].flatMap(({ name, value, amount, difference }) => {
    const amounts = lots.map((lot) => amount?.(lot) ?? 0);
    const largest = Math.max(...amounts);
    const differ = new Set(amounts).size > 1;
    const cells = lots.map((lot, index) => ({
      id: lot.id,
      value: value(lot) ?? NONE,
      share: differ && amounts[index] ? amounts[index] / largest : null,
      difference: differenceOf(lot, pinned, difference),
    }));
    if (cells.every((cell) => cell.value === NONE)) return [];
    return [{ name, cells, same: cells.every((cell) => cell.value === cells[0]?.value) }];
  });
}

function differenceOf(
  lot: ComparedLot,
  pinned: ComparedLot,
  difference: Fact['difference'],
): Difference | null {
  return lot.id === pinned.id ? null : (difference?.(lot, pinned) ?? null);
}

/** What all lots share, in one line: «площадь 63,6 м², кухня 11,1 м²»; empty where it is nothing. */
export function sameWords(rows: readonly Row[]): string {
  return rows
    .filter(({ same, cells }) => same && cells.length > 1)
    .map(({ name, cells }) => `${name.toLowerCase()} ${cells[0]?.value ?? ''}`)
    .join(', ');
}
