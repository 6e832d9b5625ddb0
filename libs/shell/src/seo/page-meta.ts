import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  /** Without the brand; it is added. */
  title: string;
  description?: string | undefined;
  /** Public origin, as the root loader gives it. */
  origin: string;
  /** Path of the canonical address, without a trailing slash. */
  path: string;
  /** @default true */
  indexable?: boolean;
  /** Id of a picture in the media store. */
  picture?: string | undefined;
}

const BRAND = 'Меридиан 30';

/** Title, description, canonical address, robots and Open Graph of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} · ${BRAND}`;
  const url = page.origin + page.path;
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.indexable === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:site_name', content: BRAND },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(page.picture
      ? [{ property: 'og:image', content: `${page.origin}/media/${page.picture}-1280.webp` }]
      : []),
  ];
}
