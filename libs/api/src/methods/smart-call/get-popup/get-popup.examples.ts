import type { MethodExample } from '../../../core/define-method.ts';
import type { getPopup } from './get-popup.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPopup>[] = [
  {
    name: 'a page with a popup',
    input: { path: '/katalog' },
    result: {
      popup: {
        headline: 'Подберём квартиру за вас',
        headline2: 'Назовите бюджет и район, пришлём три варианта сегодня',
        timer: 60,
        timer_repeat: 180,
        path: '/katalog',
        color: '#0d222e',
        color2: '#c93a0c',
      },
    },
  },
  { name: 'a page without a popup', input: { path: '/cart' }, result: { popup: null } },
];
