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
  /** Path whose picture links show. @default that of the page; of one that search engines may not have, the site's */
  shares?: string;
}

/** Matches of a page, as its `meta` gets them: the first one has what the root has loaded. */
export type SiteMatches = readonly [{ readonly loaderData?: unknown } | undefined, ...unknown[]];

/** What the company calls itself; `undefined` where the root itself failed. */
function brandOf([root]: SiteMatches): string | undefined {
  const loaded = root?.loaderData as { template?: { logo?: string } } | undefined;
  return loaded?.template?.logo;
}

/** Title, description, canonical address, robots, Open Graph and the card of a page. */
export function pageMeta(matches: SiteMatches, page: PageMeta): MetaDescriptor[] {
  const brand = brandOf(matches);
  const { description, origin, path, indexable = true, type = 'website' } = page;
  const { shares = indexable ? path : '/' } = page;
  const title = path === '/' || !brand ? page.title : `${page.title} · ${brand}`;
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
    ...(brand ? property('site_name', brand) : []),
    ...property('image', origin + sharePicture(shares)),
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
