import { formatArea, formatMoney } from '../../format/index.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Table, type TableProps } from './Table.tsx';
import { notes } from './Table.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

interface Lot {
  name: string;
  area: number;
  floor: string;
  price: number;
}

const meta: ExamplesMeta<TableProps<Lot>> = {
  title: 'Компоненты/Table',
  component: Table,
  args: {
    caption: 'Квартиры в продаже',
    rowKey: (lot) => lot.name,
    columns: [
      { key: 'name', label: 'Лот', cell: (lot) => lot.name, sortBy: (lot) => lot.name },
      {
        key: 'area',
        label: 'Площадь',
        align: 'end',
        cell: (lot) => formatArea(lot.area),
        sortBy: (lot) => lot.area,
      },
      { key: 'floor', label: 'Этаж', align: 'end', cell: (lot) => lot.floor },
      {
        key: 'price',
        label: 'Цена',
        align: 'end',
        cell: (lot) => formatMoney(lot.price),
        sortBy: (lot) => lot.price,
      },
    ],
    rows: [
      { name: 'Светлый двор, № 93', area: 48.4, floor: '8 из 9', price: 992_200_000 },
      { name: 'Террасы, № 131', area: 48.4, floor: '3 из 12', price: 1_021_240_000 },
      { name: 'Северный свет, № 61', area: 63.6, floor: '15 из 18', price: 1_064_800_000 },
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

export const AsGiven: Example<TableProps<Lot>> = {};
export const Sorted: Example<TableProps<Lot>> = {
  args: {
    caption: 'Квартиры, сначала дорогие',
    defaultSort: { key: 'price', direction: 'descending' },
    isBest: (lot) => lot.price < 1e9,
  },
};
