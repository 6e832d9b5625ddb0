import type { Api } from '@m30/api/client';

/** Sections whose page is rendered by code, and so has no title in the database. */
const DRAWN: Readonly<Record<string, string>> = {
  '/kontakty': 'Контакты',
  '/obekty': 'Комплексы',
  '/kommerciya': 'Коммерция',
  '/parking': 'Паркинг',
  '/vtorichka': 'Вторичное жильё',
};

/** The pages above a page, from the top down; sections without a page of their own are left out. */
export async function sectionsOf(
  api: Api,
  path: string,
): Promise<{ label: string; href: string }[]> {
  const parts = path.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const found = await Promise.all(above.map((href) => labelOf(api, href)));
  return found.filter((section) => section !== null);
}

async function labelOf(api: Api, href: string) {
  const drawn = DRAWN[href];
  if (drawn) return { label: drawn, href };
  try {
    const { title } = await api.get('Content.GetPage', { path: href });
    return { label: title, href };
  } catch {
    // A trail is worth no error page.
    return null;
  }
}
