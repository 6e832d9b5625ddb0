import { expect, test } from 'vitest';
import { htmlOf, siteLink } from './markdown-html.ts';

test.each([
  ['reference.md', 'libs/auth', '/auth/reference'],
  ['machine.md#how', 'libs/auth', '/auth/machine#how'],
  ['../forms/README.md', 'libs/blocks', '/forms'],
  ['../../../libs/map', 'tools/docs/guides', '/map'],
  ['02-forms.md', 'tools/docs/guides', '/guides/forms'],
  ['../../docs/crm.md', 'libs/api', 'https://code.meridian30.example/site/tree/main/docs/crm.md'],
  ['#keys', 'libs/api', '#keys'],
  ['https://example.ru/', 'libs/api', 'https://example.ru/'],
])('%s of %s leads to %s', (href, folder, link) => {
  expect(siteLink(href, folder)).toBe(link);
});

test('headings have ids, code is escaped and can be copied', () => {
  const html = htmlOf('## One more\n\n```tsx\n<a />\n```\n', 'libs/map');
  expect(html).toContain('<h2 id="one-more">One more</h2>');
  expect(html).toContain('&lt;a /&gt;');
  expect(html).toContain('data-copy');
});
