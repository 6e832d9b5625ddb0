import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LatePart } from './LatePart.tsx';

it('renders its fallback on a server, which asks for nothing', () => {
  const load = vi.fn(() => Promise.resolve('живая карта'));
  const html = renderToString(
    <LatePart load={load} fallback={<a href="/katalog">В каталог</a>}>
      {(words) => words}
    </LatePart>,
  );
  expect(html).toContain('<a href="/katalog">В каталог</a>');
  expect(load).not.toHaveBeenCalled();
});
