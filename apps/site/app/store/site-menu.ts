import type { Api, ResultOf } from '@m30/api/client';
import { loadMenu } from '@m30/shell/menu';

/** Header, menus and footer of the site: asked for once a request, whoever needs them. */
export const SITE_MENU = { key: 'site', method: 'Content.GetTemplate', data: {} } as const;

type Words = NonNullable<ResultOf<'Content.GetTemplate'>['words']>;

/** Words of a company that has said none. */
const PLAIN: Words = {
  city: '',
  hero: 'Квартиры от застройщика',
  home: { title: 'Квартиры от застройщика', description: '' },
  flats: 'Квартиры в новостройках',
  complexes: 'Жилые комплексы',
};

/** What the company says on single pages. */
export async function loadWords(api: Api): Promise<Words> {
  return (await loadMenu(api, SITE_MENU)).words ?? PLAIN;
}
