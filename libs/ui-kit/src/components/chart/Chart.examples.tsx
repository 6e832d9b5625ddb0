import { formatNumber } from '../../format/index.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Chart, type ChartProps } from './Chart.tsx';
import { notes } from './Chart.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const roubles = (...values: number[]) => values.map((value) => value * 100);
const years = ['2026', '2028', '2030', '2032', '2034', '2036', '2038', '2040', '2042'];

const meta: ExamplesMeta<ChartProps> = {
  title: 'Компоненты/Chart',
  component: Chart,
  args: {
    label: 'История цены с\u00a0июня по\u00a0ноябрь 2026\u00a0года',
    labelHead: 'Месяц',
    labels: ['июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь'],
    series: [
      {
        name: 'Цена',
        values: roubles(23_120_000, 23_120_000, 23_320_000, 23_320_000, 23_120_000, 22_387_200),
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const PriceHistory: Example<ChartProps> = { args: { step: true } };
export const DebtByYear: Example<ChartProps> = {
  args: {
    label: 'Остаток долга по\u00a0годам при\u00a0старой и\u00a0новой ставке',
    labelHead: 'Год',
    labels: years,
    series: [
      {
        name: 'Сейчас, 17,5\u00a0%',
        values: roubles(6.4e6, 6.3e6, 6.2e6, 6e6, 5.6e6, 5e6, 4.1e6, 2.6e6, 0),
      },
      {
        name: 'После, 6\u00a0%',
        values: roubles(6.4e6, 5.9e6, 5.3e6, 4.7e6, 4e6, 3.2e6, 2.3e6, 1.2e6, 0),
      },
    ],
  },
};
export const PaymentsAsBars: Example<ChartProps> = {
  args: {
    kind: 'bar',
    label: 'Проценты и\u00a0основной долг по\u00a0годам',
    labelHead: 'Год',
    labels: years,
    series: [
      {
        name: 'Основной долг',
        values: roubles(2.1e5, 2.4e5, 2.8e5, 3.2e5, 3.7e5, 4.2e5, 4.9e5, 5.6e5, 6.3e5),
      },
      {
        name: 'Проценты',
        values: roubles(5e5, 4.7e5, 4.3e5, 3.9e5, 3.4e5, 2.9e5, 2.2e5, 1.5e5, 0.8e5),
      },
    ],
  },
};
export const OtherUnits: Example<ChartProps> = {
  args: {
    kind: 'bar',
    label: 'Квартиры в\u00a0продаже по\u00a0числу комнат',
    labelHead: 'Комнаты',
    labels: ['Студии', '1', '2', '3', '4+'],
    series: [{ name: 'Квартиры', values: [48, 96, 128, 52, 9] }],
    format: (value) => formatNumber(value),
    formatTick: (value) => formatNumber(value),
  },
};
export const OnDeep: Example<ChartProps> = { parameters: { tone: 'deep' } };
