import { expect, test } from 'vitest';
import { pageMeta, type PageMeta } from './page-meta.ts';

const page: PageMeta = { title: 'Новости', origin: 'https://m30.example', path: '/novosti' };

const matches = [{ loaderData: { template: { logo: 'Меридиан 30' } } }] as const;

function content(meta: ReturnType<typeof pageMeta>, name: string) {
  const found = meta.find(
    (tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
  );
  return found && 'content' in found ? found.content : undefined;
}

test('a page has a title with the brand, a canonical address and a picture of its own', () => {
  const meta = pageMeta(matches, page);
  expect(meta).toContainEqual({ title: 'Новости · Меридиан 30' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://m30.example/novosti',
  });
  expect(content(meta, 'og:image')).toBe('https://m30.example/media/share/novosti.png');
  expect(content(meta, 'robots')).toBeUndefined();
});

test.each<[string, Partial<PageMeta>, string]>([
  ['the home page', { path: '/' }, '/media/share/index.png'],
  ['a page of a list', { path: '/novosti?page=2' }, '/media/share/novosti.png'],
  ['a page that nobody shall find', { path: '/cart', indexable: false }, '/media/share/index.png'],
  [
    'a page with a picture of its own',
    { path: '/obekty/kanal', indexable: false, shares: '/obekty/kanal/model' },
    '/media/share/obekty/kanal/model.png',
  ],
])('%s shows its picture', (_, changes, picture) => {
  expect(content(pageMeta(matches, { ...page, ...changes }), 'og:image')).toBe(
    `${page.origin}${picture}`,
  );
});

test('a page that nobody shall find says so', () => {
  expect(content(pageMeta(matches, { ...page, indexable: false }), 'robots')).toBe('noindex');
});
