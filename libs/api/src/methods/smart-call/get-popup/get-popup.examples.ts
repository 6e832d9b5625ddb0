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
        headline2: 'Оставьте телефон, перезвоним в рабочее время',
        timer: 60,
        timer_repeat: 120,
        path: '/katalog',
      },
    },
  },
  { name: 'a page without a popup', input: { path: '/cart' }, result: { popup: null } },
];
