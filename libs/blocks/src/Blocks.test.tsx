// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expectHydrates, hostileHtml as payloads } from '@m30/ui-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { contentTags } from '@m30/ui-kit/content-html';
import { parseBlocks, parseHtml } from './server.ts';
import { drawOnServer } from './eager.ts';
import { Blocks } from './Blocks.tsx';
import { Html } from './react/Html.tsx';

drawOnServer();
afterEach(cleanup);

it('shows the others when one block breaks, and reports it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onDrop = vi.fn();
  render(
    <Blocks
      blocks={[
        { type: 'text', props: {} },
        ...parseBlocks([{ type: 'header', tag: 'h2', text: 'Приёмка' }]),
      ]}
      onDrop={onDrop}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Приёмка' })).toBeTruthy();
  expect(onDrop).toHaveBeenCalledWith({ index: 0, type: 'text', error: expect.any(Error) });
  vi.restoreAllMocks();
});

it('opens a form from a button and from a link in the text', () => {
  render(
    <Blocks
      blocks={parseBlocks([
        { type: 'buttonform', typeform: 'showroom' },
        { type: 'text', html: '<a href="#" modal-trigger="callRequest">Закажите звонок</a>' },
      ])}
    />,
  );
  const trigger = (element: HTMLElement) => element.getAttribute('data-modal-trigger');
  expect(trigger(screen.getByRole('link', { name: 'Оставить заявку' }))).toBe('showroom');
  expect(trigger(screen.getByRole('link', { name: 'Закажите звонок' }))).toBe('callRequest');
});

it('names a table that scrolls by its caption', () => {
  render(<Html tree={parseHtml('<table><caption>Сроки</caption><tr><td>x</td></tr></table>')} />);
  expect(screen.getByRole('group', { name: 'Сроки' }).tabIndex).toBe(0);
});

it('reads in a browser exactly as the server wrote it, whatever the markup', () => {
  const piece = fc.oneof(
    fc.constantFrom(...contentTags).map((tag) => `<${tag} href=/a data-modal-trigger=a src=/a>`),
    fc.constantFrom(...contentTags).map((tag) => `</${tag}>`),
    fc.constantFrom('текст', ' ', '&lt;b>', '\r\n', '&#13;', '\ud800', ...payloads),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const drawn = <Html tree={parseHtml(pieces.join(''))} />;
      const parsed = document.createElement('div');
      parsed.innerHTML = renderToStaticMarkup(drawn);
      const { container, unmount } = render(drawn);
      expect(container.isEqualNode(parsed)).toBe(true);
      unmount();
    }),
    { numRuns: 200 },
  );
});

it('hydrates hostile markup in silence', async () => {
  const { container, unmount } = await expectHydrates(
    <>
      {payloads.map((payload, index) => (
        <Html key={index} tree={parseHtml(payload)} />
      ))}
    </>,
  );
  expect(container.querySelector('script, iframe, svg, [onerror], [style]')).toBeNull();
  unmount();
});
