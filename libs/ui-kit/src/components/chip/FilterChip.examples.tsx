import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { FilterChip, type FilterChipProps } from './FilterChip.tsx';
import { notes } from './FilterChip.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<FilterChipProps> = {
  title: 'Компоненты/FilterChip',
  component: FilterChip,
  args: { children: 'До\u00a014\u00a0млн\u00a0₽' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
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
