// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateLate } from './hydrate-late.tsx';

function Part({ name }: { name: string }) {
  return <a href="/katalog">{name}</a>;
}

const module = { default: Part };

/** HTML of the part as the server's process renders it. */
async function renderOnServer() {
  vi.stubGlobal('window', undefined);
  const ServerPart = hydrateLate(() => Promise.resolve(module));
  await Promise.resolve();
  const html = renderToString(<ServerPart name="Квартиры" />);
  vi.unstubAllGlobals();
  return html;
}

afterEach(() => vi.unstubAllGlobals());

it('is rendered whole by the server', async () => {
  const html = await renderOnServer();
  expect(html).toContain('<a href="/katalog">Квартиры</a>');
  // A boundary that still waits would begin with another mark and be filled by a script.
  expect(html).not.toContain('<!--$?-->');
});

it('keeps the HTML of the server and is loaded at the first interaction', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = await renderOnServer();
  const link = place.querySelector('a');
  const load = vi.fn(() => Promise.resolve(module));
  const BrowserPart = hydrateLate(load);
  const complaints = vi.fn();

  await act(async () => {
    hydrateRoot(place, <BrowserPart name="Квартиры" />, { onRecoverableError: complaints });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(load).not.toHaveBeenCalled();
  expect(place.querySelector('a')).toBe(link);

  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector('a')).toBe(link);
  expect(complaints).not.toHaveBeenCalled();
});
