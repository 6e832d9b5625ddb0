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
  /** @default 'website' */
  type?: 'website' | 'article';
}

const BRAND = 'Меридиан 30';

/** Title, description, canonical address, robots, Open Graph and the card of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { description, origin, path, indexable = true, type = 'website' } = page;
  const title = path === '/' ? page.title : `${page.title} · ${BRAND}`;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...property('title', title),
    ...(description ? property('description', description) : []),
    ...property('url', origin + path),
    ...property('type', type),
    ...property('locale', 'ru_RU'),
    ...property('site_name', BRAND),
    ...property('image', origin + sharePicture(indexable ? path : '/')),
    ...property('image:width', '1200'),
    ...property('image:height', '630'),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The backend draws a picture for every page that search engines may have, and one for the site. */
function sharePicture(path: string): string {
  const [plain = ''] = path.split('?');
  return `/media/share${plain === '/' ? '/index' : plain}.png`;
}

const property = (name: string, content: string) => [{ property: `og:${name}`, content }];
