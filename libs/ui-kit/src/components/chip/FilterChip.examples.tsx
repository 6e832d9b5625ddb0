import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { FilterChip, type FilterChipProps } from './FilterChip.tsx';

const meta: ExamplesMeta<FilterChipProps> = {
  title: 'Компоненты/FilterChip',
  component: FilterChip,
  args: { children: 'До\u00a014\u00a0млн\u00a0₽' },
  parameters: {
    docs: {
      description: {
        component:
          '`Tab` встаёт на\u00a0фильтр, `Enter` снимает его; без адреса это кнопка, и\u00a0`Пробел` тоже снимает.',
      },
    },
  },
};
export default meta;

export const Applied: Example<FilterChipProps> = {};
export const AsLink: Example<FilterChipProps> = { args: { href: '/katalog?rooms=2' } };
export const Unknown: Example<FilterChipProps> = {
  args: { tone: 'danger', children: 'неизвестный фильтр: «view=1»' },
};
