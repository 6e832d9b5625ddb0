import { renderToString } from 'react-dom/server';
import { drawOnServer } from '@m30/blocks/eager';
import { expect, test } from 'vitest';
import { loadPage } from './load-page.ts';
import { Page } from './Page.tsx';

test('what the CMS gave is cleaned and drawn; what is unknown is left out and told', () => {
  drawOnServer();
  const { blocks, problems } = loadPage();
  const html = renderToString(<Page blocks={blocks} />);
  expect(html).toContain('Как получить ключи');
  expect(html).toContain('Приходите с паспортом.');
  expect(html).not.toContain('alert');
  expect(problems).toEqual([expect.stringContaining('carousel')]);
});
