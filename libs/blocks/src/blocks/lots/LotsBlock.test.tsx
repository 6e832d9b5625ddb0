// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BlocksHostProvider, type LotsHost } from '../../host/BlocksHost.tsx';
import { stubIntersection } from '@m30/ui-kit/testing';
import { LotsBlock } from './LotsBlock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const block = (lots?: LotsHost) => (
  <BlocksHostProvider host={{ lots }}>
    <LotsBlock title="Студии" query="rooms=studio" limit={3} />
  </BlocksHostProvider>
);
const found = (total: number) => ({ total, cards: <article>Студия, 24 м²</article> });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('stands in the HTML of the server when the host has asked beforehand', () => {
  const html = renderToString(block({ found: () => found(48) }));
  expect(html).toContain('Студия, 24 м²');
  expect(html.replaceAll('\u00a0', ' ')).toContain('Смотреть 48 вариантов в каталоге');
});

it('asks when the visitor comes near, until then leads to the same filter of the catalogue', async () => {
  const intersection = stubIntersection(vi.stubGlobal);
  const load = vi.fn<NonNullable<LotsHost['load']>>(() => Promise.resolve(found(1)));
  render(block({ load }));
  expect(hrefs()).toEqual(['/katalog?rooms=studio']);
  expect(load).not.toHaveBeenCalled();
  await act(async () => intersection.come());
  expect(load.mock.calls[0]?.[0]).toEqual({ query: 'rooms=studio', limit: 3 });
  expect(screen.getByRole('article')).toBeTruthy();
  expect(hrefs()).toEqual(['/katalog?rooms=studio']);
});

it('leads to the catalogue of its host', () => {
  render(
    <BlocksHostProvider host={{ catalogue: '/flats', lots: { found: () => found(0) } }}>
      <LotsBlock query="rooms=studio" limit={3} />
    </BlocksHostProvider>,
  );
  expect(hrefs()).toEqual(['/flats']);
});

it('says that nothing is free, and where other flats are', () => {
  render(block({ found: () => found(0) }));
  expect(screen.getByText(/свободных квартир нет/)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(hrefs()).toEqual(['/katalog']);
});
