import type { FormulaRow } from '@m30/calculators/money';
import {
  formatArea,
  formatCount,
  formatMillions,
  formatMoney,
  formatNumber,
  formatPercent,
  plural,
} from '@m30/ui-kit/format';
import type { Silence, ExplainedPrice } from './explained-price.ts';
import { countFlats } from '../../../../store/apartments/count-flats.ts';

const flatsWords = (count: number) =>
  `${formatNumber(count)}\u00a0${plural(count, ['свою квартиру', 'свои квартиры', 'своих квартир'])}`;

/** What the sum is made of. */
export const leadWords = ({ flats }: ExplainedPrice): string =>
  `Дом, площадь, этаж, свет и\u00a0вид: мы\u00a0сравнили ${flatsWords(flats)} в\u00a0этом комплексе и\u00a0показываем, сколько стоит каждое отличие. Чего модель не\u00a0видит, стоит отдельной строкой.`;

/** «± 0,7 %». */
export const errorFigure = ({ error }: Pick<ExplainedPrice, 'error'>): string =>
  `±\u00a0${formatPercent(error)}`;

/** Bounds of the corridor around the model's price, kopecks. */
export function corridorOf({ model, error }: Pick<ExplainedPrice, 'model' | 'error'>) {
  const by = (model * error) / 100;
  return { from: model - by, to: model + by };
}

/** What the error is, and where the price of the list stands to it. */
export function errorWords(explanation: ExplainedPrice): string {
  const { from, to } = corridorOf(explanation);
  const listed = explanation.price - explanation.discount;
  const place =
    listed > to
      ? `выше коридора на\u00a0${formatMillions(listed - to)}`
      : listed < from
        ? `ниже коридора на\u00a0${formatMillions(from - listed)}`
        : 'внутри коридора';
  return `Так модель ошибается на\u00a0доме, которого не\u00a0видела. Прайс этой квартиры ${withoutNought(place)}.`;
}

/** A distance that rounds to no hundred thousand has no figure. */
const withoutNought = (place: string) =>
  place.replace(/ на\u00a00\u00a0млн\u00a0₽$/, ', почти у\u00a0края');

/** How the sum came about. */
export function countedWords(explanation: ExplainedPrice, area: number): FormulaRow[] {
  const buildings = formatCount(explanation.buildings, ['корпусе', 'корпусах', 'корпусах']);
  const flats = countFlats(explanation.flats);
  return [
    [
      'Данные',
      `${flats} из\u00a0прайса комплекса в\u00a0${buildings}: свободные, забронированные и\u00a0проданные, цены без скидок`,
    ],
    [
      'Дом',
      `${formatMoney(explanation.metre)} × ${formatArea(area)} = ${formatMoney(explanation.base)}, до\u00a0тысячи рублей`,
    ],
    [
      'Слагаемое',
      'отличие квартиры от\u00a0средней по\u00a0корпусу × сколько оно добавляет к\u00a0метру × площадь. Добавку находим методом наименьших квадратов; признак остаётся, если она втрое больше своей стандартной ошибки',
    ],
    [
      'Не\u00a0объяснено',
      `${formatMoney(explanation.price - explanation.discount)} − ${formatMoney(explanation.model)} = ${formatMoney(explanation.rest)}`,
    ],
    [
      'Ошибка',
      `каждый корпус по\u00a0очереди убираем, считаем по\u00a0остальным и\u00a0сравниваем цену метра: в\u00a0среднем расходится на\u00a0${formatPercent(explanation.error)}. Если больше 5\u00a0%, расчёт не\u00a0показываем`,
    ],
    [
      'Ближайшие',
      'тот\u00a0же корпус, затем планировка, площадь, этаж и\u00a0стороны света. Проданные стоят по\u00a0последней цене прайса, метр до\u00a0тысячи рублей',
    ],
  ];
}

/** Why there is no sum, for those who came by its address. */
export const SILENCE: Readonly<Record<Silence, string>> = {
  sold: 'У\u00a0этой квартиры уже нет цены: она продана или снята с\u00a0продажи.',
  few: 'В\u00a0этом комплексе слишком мало квартир или корпусов, чтобы сравнивать.',
  inexact:
    'Цены этого комплекса модель объясняет хуже, чем на\u00a05\u00a0%, поэтому мы\u00a0её не\u00a0показываем.',
};
