import type { FormulaRow } from '@m30/calculators/money';
import { formatDate, formatNumber, formatPercent, formatQuarter, plural } from '@m30/ui-kit/format';
import { rangeWords } from '../line/index.ts';
import { lastMonthOf, monthsBetween } from './keys-months.ts';
import type { KeysRecord, SilentKeys, ForecastKeys } from './keys-forecast.ts';

/** «1,4 мес.» */
export const monthsWords = (months: number): string => `${formatNumber(months, 1)}\u00a0мес.`;

/** «+2», «−1», «0» */
export const signed = (months: number): string =>
  months === 0 ? '0' : `${months > 0 ? '+' : '−'}${formatNumber(Math.abs(months))}`;

/** Where the middle of the forecast lies to the obligatory date. */
export function againstContract({ contract, middle }: ForecastKeys): string {
  const late = monthsBetween(lastMonthOf(contract), middle);
  if (late > 0) return `на\u00a0${monthsWords(late)} позже срока договора`;
  return late === 0
    ? 'в\u00a0последний месяц срока договора'
    : `на\u00a0${monthsWords(-late)} раньше срока договора`;
}

/** How far a building is, beside the course that ends with the contract's date. */
export function readinessWords({ done, months }: ForecastKeys): string {
  const newest = newestOf(months);
  if (!newest) return formatPercent(done);
  return `${formatPercent(done)} на\u00a0конец ${ofMonth(newest.month)}; к\u00a0сроку договора прошлые дома имели ${formatPercent(newest.plan)}`;
}

/** The newest month that was observed. */
const newestOf = (months: ForecastKeys['months']) => months.findLast(({ done }) => done !== null);

const GENITIVE =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** «ноября 2026» */
const ofMonth = (month: string): string =>
  `${GENITIVE[Number(month.slice(5, 7)) - 1] ?? ''}\u00a0${month.slice(0, 4)}`;

/** All that a chart shows, for those who do not see it. */
export const spokenChart = (forecast: ForecastKeys): string =>
  `Готовность по\u00a0месяцам: ${readinessWords(forecast)}. Ключи по\u00a0договору\u00a0— ${formatQuarter(forecast.contract)}, по\u00a0прогнозу\u00a0— ${rangeWords(forecast)}`;

/** How the forecast of a building came about. */
export function countedKeys(forecast: ForecastKeys, record: KeysRecord): FormulaRow[] {
  const { usual, pace, middle, done, error, months } = forecast;
  const left = usual / pace;
  const seen = months.filter((month) => month.done !== null).length;
  return [
    [
      'Готовность',
      `${formatPercent(done)}: доля выполненных работ на\u00a0конец месяца по\u00a0оценке технадзора, ${seen}\u00a0${plural(seen, ['месяц', 'месяца', 'месяцев'])} наблюдений`,
    ],
    [
      'Обычный ход',
      `с\u00a0такой готовности до\u00a0ключей прошлым домам оставалось ${monthsWords(usual)}: середина по\u00a0${housesWords(record)}`,
    ],
    [
      'Темп',
      `${formatNumber(pace, 2)} обычного. Берём не\u00a0больше двенадцати последних месяцев и\u00a0середину всех наклонов между ними (оценка Тейла\u00a0— Сена); её отличие от\u00a0обычного учитываем ${WEIGHTS[record.weight] ?? `на\u00a0${formatPercent(record.weight * 100)}`}: так прогнозы прошлых домов ошибались меньше всего`,
    ],
    [
      'Прогноз',
      `${monthsWords(usual)} ÷ ${formatNumber(pace, 2)} = ${monthsWords(left)}, это ${formatDate(middle, 'month')}`,
    ],
    [
      'Диапазон',
      `от\u00a0${formatNumber(record.range.low, 2)} до\u00a0${formatNumber(record.range.high, 2)} прогнозного срока: так вышло в\u00a0восьми случаях из\u00a0десяти у\u00a0прошлых домов. Месяцы округлены`,
    ],
    [
      'Ошибка',
      `каждый прошлый дом по\u00a0очереди убираем и\u00a0прогнозируем по\u00a0остальным в\u00a0месяце, когда он\u00a0был так\u00a0же готов: в\u00a0среднем мимо на\u00a0${monthsWords(error)}; если больше ${monthsWords(record.limit)} или больше, чем ошибались сами договоры (${monthsWords(record.contractError)}), прогноза не\u00a0даём`,
    ],
  ];
}

/** How the figures of the record came about. */
export function countedRecord(record: KeysRecord): FormulaRow[] {
  return [
    [
      'Сдвиг',
      `месяц ключей минус последний месяц квартала из\u00a0договора. Средний без знака\u00a0— ${monthsWords(record.contractError)}`,
    ],
    [
      'Прогноз мимо',
      'месяц ключей минус прогноз, который дали\u00a0бы остальные дома, когда у\u00a0этого была готова половина работ',
    ],
    [
      'Попадание',
      `каждый дом прогнозируем по\u00a0остальным при готовности 30, 40\u00a0… 90\u00a0%. В\u00a0диапазон попали ${formatPercent(record.covered)} ключей`,
    ],
  ];
}

/** How often a range held and how far forecasts at half the works were off. */
export function recordWords(record: KeysRecord): string {
  const missed = record.houses.flatMap((house) => house.missed ?? []);
  const mean = missed.reduce((sum, one) => sum + Math.abs(one), 0) / (missed.length || 1);
  return `На\u00a0половине работ прогноз по\u00a0прошлым домам ошибался в\u00a0среднем на\u00a0${monthsWords(Math.ceil(mean * 10) / 10)}, договоры\u00a0— на\u00a0${monthsWords(record.contractError)} В\u00a0диапазон попали ${formatPercent(record.covered)} ключей.`;
}

const WEIGHTS: Readonly<Record<number, string>> = {
  0: 'совсем не',
  0.5: 'наполовину',
  1: 'целиком',
};

const housesWords = ({ houses }: KeysRecord): string =>
  `${houses.length}\u00a0${plural(houses.length, ['дому', 'домам', 'домам'])}`;

/** Why nothing is forecast. */
export const SILENCE: Readonly<Record<SilentKeys['reason'], string>> = {
  few: 'Наблюдений пока мало: прогноз появится, когда стройка пройдёт шесть месяцев и\u00a0у\u00a0прошлых домов будет с\u00a0чем сравнить.',
  inexact:
    'На\u00a0такой готовности прогноз прошлых домов ошибался сильнее, чем сами договоры, поэтому мы\u00a0его не\u00a0даём.',
};
