import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page';
import Page from './page';

test('the server renders every block of the page', () => {
  const html = renderToString(<Page />);
  for (const words of ['Дом сдан, ключи выдают', 'Двор закрыт для машин', 'Есть ли паркинг']) {
    expect(html.replaceAll('\u00a0', ' ')).toContain(words);
  }
});

test('scripts are cleaned away, an unknown block is left out and told', () => {
  const onProblem = vi.fn<(words: string) => void>();
  const blocks = loadPage(
    [
      { type: 'text', html: '<p>Ключи<script>alert(1)</script></p>' },
      { type: 'carousel', items: [] },
    ],
    onProblem,
  );
  expect(JSON.stringify(blocks)).not.toContain('alert');
  expect(blocks).toHaveLength(1);
  expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('carousel'));
});
