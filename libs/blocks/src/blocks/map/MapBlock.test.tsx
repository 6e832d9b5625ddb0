// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BlocksHostProvider } from '../../host/BlocksHost.tsx';
import { stubIntersection } from '@m30/ui-kit/testing';
import { mapOfPlaces } from './map-of-places.ts';
import { MapBlock } from './MapBlock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (title: string, coordinate: [number, number]) => ({
  ...{ title, address: `${title}, 1`, coordinate },
  link: { href: '/kontakty', external: false },
});
const places = [place('Лиговский', [59.92, 30.35]), place('Репино', [60.16, 29.87])];

it('says in the HTML of the server what stands where', () => {
  const html = renderToString(<MapBlock places={places} />);
  for (const part of ['href="/kontakty"', 'Лиговский, 1', 'Репино, 1'])
    expect(html).toContain(part);
});

it('is the live map when the visitor is near, and asks the host for nothing it knows already', async () => {
  const intersection = stubIntersection(vi.stubGlobal);
  const load = vi.fn();
  const found = () => mapOfPlaces(places);
  render(
    <BlocksHostProvider host={{ map: { found, load } }}>
      <MapBlock vendor="kanal" />
    </BlocksHostProvider>,
  );
  act(() => intersection.come());
  expect(await screen.findByRole('button', { name: 'Репино' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

it('leads to the page of the complex where nobody knows anything', () => {
  render(<MapBlock vendor="kanal" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/obekty/kanal');
});
