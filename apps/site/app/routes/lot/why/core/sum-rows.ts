import { formatArea, formatMoney, formatNumber } from '@m30/ui-kit/format';
import { inMillions } from '../../../store/cost/core/cost-words.ts';
import { SUMMER_ROOM_NAMES } from '@m30/calculators/area';
import type { LotView } from '../../data/lot.server.ts';
import { windowsWords } from '../../data/lot-words.ts';
import type { ExplainedPrice } from './explained-price.ts';

/** What the words of the rows tell of a flat. */
export type ExplainedLot = Pick<
  LotView,
  | 'complexName'
  | 'buildingName'
  | 'area'
  | 'floor'
  | 'floors'
  | 'sides'
  | 'finish'
  | 'summer'
  | 'oldPrice'
>;

/** A row of the sum; in the chart it goes from one level to another. Kopecks. */
export interface SumRow {
  name: string;
  words: string;
  sum: number;
  /** `whole`: a sum by itself, `change`: more or less of it. */
  kind: 'house' | 'change' | 'model' | 'rest' | 'price';
  from: number;
  to: number;
}

type Part = ExplainedPrice['parts'][number]['part'];

const NAMES: Readonly<Record<Part, string>> = {
  area: 'Площадь',
  floor: 'Этаж',
  light: 'Свет',
  view: 'Вид',
  finish: 'Отделка',
  terrace: 'Балкон',
};

/** The price as rows, from the house to the price. */
export function sumRows(explanation: ExplainedPrice, lot: ExplainedLot): SumRow[] {
  let level = explanation.base;
  const change = (name: string, words: string, sum: number, kind: SumRow['kind'] = 'change') => {
    const from = level;
    level += sum;
    return { name, words, sum, kind, from, to: level };
  };
  const whole = (name: string, words: string, sum: number, kind: SumRow['kind']) => ({
    ...{ name, words, sum, kind },
    ...{ from: 0, to: sum },
  });
  const house = `«${lot.complexName}», ${lot.buildingName.toLowerCase()}: средний метр корпуса ${formatMoney(explanation.metre)}`;
  return [
    whole('Дом', house, explanation.base, 'house'),
    ...explanation.parts.map(({ part, sum }) =>
      change(NAMES[part], partWords(part, sum, explanation, lot), sum),
    ),
    whole('По\u00a0модели', 'Сумма строк выше', explanation.model, 'model'),
    change(
      'Не\u00a0объяснено',
      'Модель этого не\u00a0видит: спрос, решение компании',
      explanation.rest,
      'rest',
    ),
    ...(explanation.discount === 0
      ? []
      : [
          change(
            'Скидка',
            `С\u00a0прайса ${formatMoney(explanation.price - explanation.discount)}`,
            explanation.discount,
          ),
        ]),
    whole(
      'Цена',
      `${formatMoney(explanation.pricePerMetre)} за\u00a0м²`,
      explanation.price,
      'price',
    ),
  ];
}

function partWords(part: Part, sum: number, { mean }: ExplainedPrice, lot: ExplainedLot): string {
  switch (part) {
    case 'area':
      return `${formatArea(lot.area)}, в\u00a0среднем по\u00a0корпусу ${formatArea(mean.area)}`;
    case 'floor':
      return `${lot.floor} из\u00a0${lot.floors}, в\u00a0среднем по\u00a0корпусу ${formatNumber(mean.floor, 1)}`;
    case 'light':
      return windowsWords(lot.sides);
    case 'view':
      return sum > 0
        ? 'Из\u00a0окон видна вода, в\u00a0корпусе так не\u00a0у\u00a0всех'
        : 'Воды из\u00a0окон не\u00a0видно, у\u00a0других в\u00a0корпусе видно';
    case 'finish':
      return `Здесь ${lot.finish}, в\u00a0корпусе бывает разная`;
    case 'terrace':
      return lot.summer.length > 0
        ? lot.summer
            .map(({ kind, area }) => `${SUMMER_ROOM_NAMES[kind]} ${formatArea(area)}`)
            .join(', ')
        : 'Балкона нет, у\u00a0других в\u00a0корпусе есть';
  }
}

/** A sum with its sign, for a column whose head says the unit: «22 387 200», «+ 700 000», «− 410 000». */
export function signedSum({ sum, kind }: Pick<SumRow, 'sum' | 'kind'>): string {
  const figure = formatNumber(Math.abs(sum) / 100);
  if (kind === 'house' || kind === 'model' || kind === 'price') return figure;
  return `${sum < 0 ? '−' : '+'}\u00a0${figure}`;
}

/** Millions with two decimals, a change with its sign: «16,40», «+ 0,17», «− 0,41», and «≈ 0» below five thousand. */
export function millions({ sum, from }: Pick<SumRow, 'sum' | 'from'>): string {
  const figure = inMillions(Math.abs(sum));
  if (from === 0) return figure;
  return figure === '0,00' ? '≈\u00a00' : `${sum < 0 ? '−' : '+'}\u00a0${figure}`;
}
