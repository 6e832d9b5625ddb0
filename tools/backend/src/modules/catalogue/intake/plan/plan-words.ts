import { formatArea, formatCount, formatMoney, formatNumber } from '@m30/ui-kit/format';
import { FINISHES } from '../../../estate/finish.ts';
import type { Finish, LotStatus } from '../../../estate/types.ts';
import { STATUSES } from '../../import/fields.ts';
import type { Mistake } from '../../import/types.ts';
import { levelName } from '../../premises/level-name.ts';
import { isPlace } from '../shape/words.ts';
import { IMPORT_KINDS, KINDS } from './kinds.ts';
import type { ChangePlan, FieldChange, NewLot } from './plan-changes.ts';
import type { LotField } from './present.ts';
import type { Suspicion } from './suspicions.ts';

/** Lines of each part that are written out. */
const MOST_LINES = 200;

const FIELDS: Readonly<Record<LotField, string>> = {
  price: 'цена',
  oldPrice: 'прежняя цена',
  status: 'статус',
  finish: 'отделка',
  area: 'площадь',
  livingArea: 'жилая',
  kitchenArea: 'кухня',
  balconyArea: 'балкон',
  rooms: 'комнаты',
  floor: 'этаж',
  section: 'секция',
  ceiling: 'потолок',
  bathrooms: 'санузлы',
};

/** A value as people read it. */
export function valueWords(field: LotField, value: FieldChange['after']): string {
  if (value === null) return 'нет';
  if (field === 'price' || field === 'oldPrice') return formatMoney(Number(value));
  if (field === 'status') return STATUSES[value as LotStatus][0] ?? String(value);
  if (field === 'finish') return FINISHES[value as Finish];
  if (field.toLowerCase().endsWith('area')) return formatArea(Number(value));
  if (field === 'rooms') return value === 'studio' ? 'студия' : String(value);
  return typeof value === 'number' ? formatNumber(value, 2) : value;
}

/** What changes of one lot: «цена 10 ₽ → 12 ₽, статус свободна → продана». */
const changeWords = (changes: readonly FieldChange[]): string =>
  changes
    .map(
      ({ field, before, after }) =>
        `${FIELDS[field]} ${valueWords(field, before)} → ${valueWords(field, after)}`,
    )
    .join(', ');

const FLOORS = ['этаж', 'этажа', 'этажей'] as const;

/** «новых лотов 160 (квартир 40, машиномест 120), изменится 3, …»; one kind alone is not named. */
export function summaryWords(plan: ChangePlan): string {
  const { created, changed, gone, unchanged, suspicious, mistakes } = plan;
  return [
    `новых лотов ${created.length}${kindCounts(created)}`,
    `изменится ${changed.length}`,
    `без изменений ${unchanged}`,
    `нет в файле ${gone.length}`,
    `подозрительного ${suspicious.length}`,
    `ошибок ${mistakes.length}`,
  ].join(', ');
}

function kindCounts(created: readonly NewLot[]): string {
  const kinds = IMPORT_KINDS.map((kind) => ({
    kind,
    count: created.filter(({ item }) => item.type === kind).length,
  })).filter(({ count }) => count > 0);
  if (kinds.every(({ kind }) => kind === 'flat')) return '';
  return ` (${kinds.map(({ kind, count }) => `${KINDS[kind].words[2]} ${count}`).join(', ')})`;
}

/** One part of the difference. */
export interface PlanPart {
  title: string;
  count: number;
  /** The first of them. */
  lines: string[];
}

/** The difference for people, part by part; parts that are empty are left out. */
export function planParts(plan: ChangePlan): PlanPart[] {
  return [
    part('Новые комплексы', plan.complexes, ({ name, alias }) => `${name} (${alias})`),
    part('Новые корпуса', plan.buildings, ({ name, vendor, floors }) =>
      [`${vendor}: ${name}`, ...(floors ? [formatCount(floors, FLOORS)] : [])].join(', '),
    ),
    part(
      'Новые уровни паркинга',
      plan.levels,
      ({ vendor, level }) => `${vendor}: ${levelName(level)}`,
    ),
    ...IMPORT_KINDS.map((kind) =>
      part(
        KINDS[kind].title,
        plan.created.filter(({ item }) => item.type === kind),
        newWords,
      ),
    ),
    part('Изменения', plan.changed, ({ lot, changes }) => `${lot.id}: ${changeWords(changes)}`),
    part('Нет в файле', plan.gone, ({ id, price }) => `${id}, ${formatMoney(price)}`),
    part('Остаётся за покупателями', plan.kept, suspicionWords),
    part('Подозрительно', plan.suspicious, suspicionWords),
    part('Ошибки', plan.mistakes, mistakeWords),
  ].filter(({ count }) => count > 0);
}

/** «k2-57: kanal/korpus-2, этаж 3, 40,1 м², 9 000 000 ₽». */
const newWords = ({ item, place }: NewLot) =>
  [
    `${item.id}: ${place.buildingId}`,
    isPlace(item.type) ? levelName(item.floor ?? 0).toLowerCase() : `этаж ${item.floor ?? '?'}`,
    formatArea(item.area ?? 0),
    formatMoney(item.price ?? 0),
  ].join(', ');

/** The difference as a terminal prints it. */
export function planLines(plan: ChangePlan): string[] {
  return [
    summaryWords(plan),
    ...planParts(plan).flatMap(({ title, count, lines }) => {
      const rest = count - lines.length;
      return [
        '',
        `${title}: ${count}`,
        ...lines.map((line) => `  ${line}`),
        ...(rest > 0 ? [`  … и ещё ${rest}`] : []),
      ];
    }),
  ];
}

const suspicionWords = ({ line, id, reason }: Suspicion) => placed(line, id, reason);

export const mistakeWords = ({ line, id, field, reason }: Mistake): string =>
  placed(line, id, field ? `${field}: ${reason}` : reason);

const placed = (line: number, id: string | null, words: string) =>
  [...(line > 0 ? [`строка ${line}`] : []), ...(id ? [id] : []), words].join(', ');

function part<Row>(title: string, rows: readonly Row[], words: (row: Row) => string): PlanPart {
  return { title, count: rows.length, lines: rows.slice(0, MOST_LINES).map(words) };
}
