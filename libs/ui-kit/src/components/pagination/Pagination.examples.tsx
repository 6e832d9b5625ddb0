import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import { notes } from './Pagination.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<PaginationProps> = {
  title: 'Компоненты/Pagination',
  component: Pagination,
  args: { page: 1, pages: 16, href: (page) => `/katalog?page=${page}` },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const First: Example<PaginationProps> = {};
export const Middle: Example<PaginationProps> = {
  args: { page: 8, 'aria-label': 'Страницы новостей' },
};
export const Last: Example<PaginationProps> = {
  args: { page: 16, 'aria-label': 'Страницы отзывов' },
};
