import { and, eq, gte, lte } from 'drizzle-orm';
import type { LotFilter } from '@m30/api';
import { writeSentence } from '@m30/api/sentence';
import { formatDate } from '@m30/ui-kit/format';
import { dailyCounters, type CounterKind } from '../../kernel/counters/daily-counters.table.ts';
import { OTHER } from '../../kernel/counters/counters.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Snapshot } from '../../modules/catalogue/snapshot/snapshot.ts';
import { namesOf } from '../../modules/discovery/sentence/names-of.ts';
import { daysOf, percent, column, type FigureTable, type Period } from './table.ts';

/** Names that a table lists. */
const MOST = 20;

type Counted = typeof dailyCounters.$inferSelect;

/** What was counted in a period, of one kind or of all. */
export const readCounters = (
  db: Database,
  { from, to }: Period,
  kind?: CounterKind,
): Promise<Counted[]> =>
  db
    .select()
    .from(dailyCounters)
    .where(
      and(
        gte(dailyCounters.day, from),
        lte(dailyCounters.day, to),
        kind && eq(dailyCounters.kind, kind),
      ),
    );

const total = (rows: readonly Counted[]) => rows.reduce((all, { count }) => all + count, 0);

/** How many pages were open in a browser. */
export const openedOf = (rows: readonly Counted[]): number =>
  total(rows.filter(({ kind }) => kind === 'page'));

/** Counts of every name of a kind. */
function countsOf(rows: readonly Counted[], kind: CounterKind): [string, number][] {
  const own = rows.filter((row) => row.kind === kind);
  return [...Map.groupBy(own, ({ name }) => name)].map(([name, same]) => [
    name === OTHER ? 'остальное' : name,
    total(same),
  ]);
}

/** Counts of the names of a kind that a table lists, the largest first. */
const byName = (rows: readonly Counted[], kind: CounterKind): [string, number][] =>
  countsOf(rows, kind)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST);

/** Pages by the day, with the errors that browsers tell of. */
export function daysOfSite(rows: readonly Counted[], period: Period): FigureTable {
  const of = (kind: CounterKind, day: string) =>
    total(rows.filter((row) => row.kind === kind && row.day === day));
  return {
    ...{ id: 'days', title: 'Сайт по дням', chart: 'line', head: 'День' },
    note: 'Страницы, открытые в браузере с JavaScript, и ошибки, о которых браузеры сообщили сами.',
    columns: [column('Открытые страницы'), column('Ошибки')],
    rows: daysOf(period).map((day) => ({
      label: formatDate(day, 'short'),
      values: [of('page', day), of('error', day)],
    })),
  };
}

/** Kinds of pages, with the errors on each. */
export function pagesOf(rows: readonly Counted[]): FigureTable {
  const errors = new Map(countsOf(rows, 'error'));
  return {
    ...{ id: 'pages', title: 'Какие страницы открывают', chart: null, head: 'Вид страницы' },
    note: 'По виду адреса: какой именно лот или новость, не считаем.',
    columns: [column('Открыли'), column('Ошибки')],
    rows: byName(rows, 'page').map(([name, count]) => ({
      label: name,
      values: [count, errors.get(name) ?? 0],
    })),
  };
}

const VITALS = [
  ['lcp', 'Главное на экране (LCP)'],
  ['inp', 'Ответ на нажатие (INP)'],
  ['cls', 'Сдвиги (CLS)'],
] as const;

/** How pages felt, by the limits of Web Vitals. */
export function vitalsOf(rows: readonly Counted[]): FigureTable {
  return {
    ...{ id: 'vitals', title: 'Как быстро работает сайт', chart: null, head: 'Показатель' },
    note: 'Web Vitals с устройств посетителей. Хорошо: LCP до 2,5 с, INP до 200 мс, CLS до 0,1.',
    columns: [
      column('Измерений'),
      column('Хорошо', 'percent'),
      column('Средне', 'percent'),
      column('Плохо', 'percent'),
    ],
    rows: VITALS.map(([vital, label]) => {
      const own = rows.filter(({ kind }) => kind === vital);
      const of = (mark: string) =>
        percent(total(own.filter((row) => row.mark === mark)), total(own));
      return { label, values: [total(own), of('good'), of('fair'), of('poor')] };
    }),
  };
}

/** Filters of flats that found nothing, in words. */
export function filtersOf(rows: readonly Counted[], snapshot: Snapshot): FigureTable {
  const names = namesOf(snapshot);
  const wordsOf = (name: string): string => {
    try {
      return writeSentence(JSON.parse(name) as LotFilter, names) || 'без условий';
    } catch {
      return name;
    }
  };
  return {
    ...{ id: 'filters', title: 'Фильтры без квартир', chart: null, head: 'Что искали' },
    note: 'Чего в каталоге нет, а ищут. Адреса, до которых считают дорогу, не храним.',
    columns: [column('Раз')],
    rows: byName(rows, 'filter').map(([name, count]) => ({
      label: wordsOf(name),
      values: [count],
    })),
  };
}

/** Words that the search of the site found nothing for. */
export function searchesOf(rows: readonly Counted[]): FigureTable {
  return {
    ...{ id: 'searches', title: 'Поиск без ответа', chart: null, head: 'Искали' },
    note: 'Слова, по которым поиск по сайту ничего не нашёл. Телефоны и почту вычёркиваем.',
    columns: [column('Раз')],
    rows: byName(rows, 'search').map(([label, count]) => ({ label, values: [count] })),
  };
}
