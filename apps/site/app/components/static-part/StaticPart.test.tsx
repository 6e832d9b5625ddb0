// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaticPart } from './index.ts';

afterEach(cleanup);

const Page = ({ names }: { names: string[] | null }) => (
  <main>
    <StaticPart data={names}>
      {(all) => all.map((name) => <a key={name} href={`/obekty/${name}`} children={name} />)}
    </StaticPart>
    <button type="button">Живая часть</button>
  </main>
);

const routed = (names: string[] | null, loader?: () => string[]) =>
  createMemoryRouter([{ path: '/', element: <Page names={names} />, ...(loader && { loader }) }], {
    hydrationData: { loaderData: {} },
  });

test('what the server has written stays, with no data and no complaint', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<RouterProvider router={routed(['kanal', 'zaliv'])} />);
  const link = place.querySelector('a');
  const complaints = vi.fn();
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(complaints);
  await act(async () => {
    hydrateRoot(place, <RouterProvider router={routed(null)} />, {
      onRecoverableError: complaints,
    });
    await Promise.resolve();
  });
  expect(place.querySelector('a')).toBe(link);
  expect(place.querySelectorAll('a')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  console.mockRestore();
});

test('a page that has lost its HTML asks for the data', async () => {
  const loader = vi.fn(() => ['kanal']);
  render(<RouterProvider router={routed(null, loader)} />);
  await vi.waitFor(() => expect(loader).toHaveBeenCalled());
});

test('a part that no loader sends again restores itself', async () => {
  const restore = vi.fn(() => Promise.resolve(['kanal']));
  render(
    <StaticPart<string[]> data={null} restore={restore}>
      {([name]) => <a href={`/obekty/${name}`}>{name}</a>}
    </StaticPart>,
  );
  expect(await screen.findByRole('link', { name: 'kanal' })).toBeDefined();
  expect(restore).toHaveBeenCalledTimes(1);
});

test('a navigation within the site draws it from the data', () => {
  render(<RouterProvider router={routed(['kanal'])} />);
  expect(screen.getByRole('link', { name: 'kanal' })).toBeDefined();
});
