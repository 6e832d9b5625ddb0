import { describe, expect, it } from 'vitest';
import type { RouteRow } from '../../../route-table.ts';
import { sitemapFiles, sitemapIndex, sitemapPages } from './sitemap.ts';

const rows: RouteRow[] = [
  { path: '/', page: 'home' },
  { path: '/obekty/:vendor', page: 'project/details' },
  { path: '/action', page: 'content/promos', hidden: true },
  { path: '/kompaniya', page: 'content/page' },
];
const lots = ['/a', '/b', '/c'].map((path) => ({ path }));

describe('the sitemap', () => {
  it('holds drawn pages with one address, and what the data knows', () => {
    const files = sitemapFiles(rows, [{ name: 'pages', pages: [{ path: '/kompaniya' }] }]);
    expect(files).toEqual([
      { name: 'site', pages: [{ path: '/' }] },
      { name: 'pages', pages: [{ path: '/kompaniya' }] },
    ]);
  });

  it('names an address once', () => {
    const sections = ['pages', 'objects'].map((name) => ({
      name,
      pages: [{ path: '/' }, ...lots],
    }));
    const files = sitemapFiles(rows, sections);
    expect(files.map(({ name, pages }) => [name, pages.length])).toEqual([
      ['site', 1],
      ['pages', 3],
    ]);
  });

  it('splits a section that is too long for a file, and leaves an empty one out', () => {
    const files = sitemapFiles([], [{ name: 'lots', pages: lots }], 2);
    expect(files.map(({ name, pages }) => [name, pages.length])).toEqual([
      ['lots', 2],
      ['lots-2', 1],
    ]);
  });

  it('is XML with escaped addresses and dates of change', () => {
    const file = { name: 'news', pages: [{ path: '/novosti/a&b дом', changed: '2026-11-12' }] };
    expect(sitemapPages('https://m30.example', file)).toContain(
      '<url><loc>https://m30.example/novosti/a&amp;b%20%D0%B4%D0%BE%D0%BC</loc><lastmod>2026-11-12</lastmod></url>',
    );
    expect(sitemapIndex('https://m30.example', [file])).toContain(
      '<sitemap><loc>https://m30.example/sitemaps/news.xml</loc></sitemap>',
    );
  });
});
