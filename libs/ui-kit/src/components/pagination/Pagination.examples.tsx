import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta: ExamplesMeta<PaginationProps> = {
  title: 'Компоненты/Pagination',
  component: Pagination,
  args: { page: 1, pages: 16, href: (page) => `/katalog?page=${page}` },
  parameters: {
    docs: {
      description: {
        component:
          'Обычные ссылки: `Tab` ведёт по\u00a0страницам, `Enter` открывает. На\u00a0нынешней странице фокус не\u00a0останавливается.',
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
