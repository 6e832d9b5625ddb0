import type { MetaDescriptor } from 'react-router';

/**
 * The way to a page for search engines (schema.org BreadcrumbList), for the page's `meta`.
 * @param origin public origin, as the root loader gives it
 * @param trail name and path of each page on the way, the page itself last; the home page is added
 */
export function breadcrumbData(
  origin: string,
  trail: readonly (readonly [name: string, path: string])[],
): MetaDescriptor {
  const items = [['Главная', '/'] as const, ...trail];
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: items.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  };
}
