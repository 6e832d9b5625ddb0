import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
import { notes } from './Breadcrumbs.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<BreadcrumbsProps> = {
  title: 'Компоненты/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    'aria-label': 'Путь к\u00a0квартире',
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Квартиры', href: '/katalog' },
      { label: 'Канал 9', href: '/obekty/kanal' },
      { label: 'Корпус 2', href: '/obekty/kanal/korpus-2' },
      { label: 'Квартира № 57' },
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

export const Lot: Example<BreadcrumbsProps> = {};
