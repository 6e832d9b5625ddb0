import type { IconName } from '@m30/ui-kit/icon';

/** Pictures of the account's sections. The template's own icons are of links that lead away (spec §2). */
const pictures: Readonly<Record<string, IconName>> = {
  '/lk': 'home',
  '/lk/orders': 'cart',
  '/lk/contracts': 'document',
  '/lk/acceptance': 'key',
  '/lk/support': 'message',
  '/lk/statements': 'list',
  '/lk/showroom': 'calendar',
  '/lk/loyalty': 'star',
  '/lk/stocks': 'percent',
  '/lk/partnerships': 'share',
  '/lk/certificates': 'check',
  '/lk/school': 'school',
  '/lk/services': 'services',
  '/lk/news': 'info',
  '/lk/feedback': 'phone',
  '/lk/searches': 'filter',
  '/lk/profile': 'user',
};

/** Picture of a section by its address; a section that is new to the account shows a document. */
export function menuIcon(link: string): IconName {
  return Object.hasOwn(pictures, link) ? (pictures[link] ?? 'document') : 'document';
}
