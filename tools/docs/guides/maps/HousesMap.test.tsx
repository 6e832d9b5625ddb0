import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HousesMap } from './HousesMap.tsx';

test('the HTML of a map has its objects in words, before any script', () => {
  const html = renderToString(<HousesMap />);
  expect(html).toContain('Дом у реки');
  expect(html).toContain('Обводный канал, 9');
  expect(html).toContain('href="/river"');
});
