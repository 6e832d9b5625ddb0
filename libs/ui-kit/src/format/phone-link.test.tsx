// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { phoneHref, phoneLink } from './phone-href.ts';

const Contact = ({ phone, note = '' }: { phone: string; note?: string }) => (
  <p>
    Звоните: <a {...phoneLink(phone)}>{phone}</a>
    {note}
  </p>
);

const OWN = '+7 (812) 330-30-30';
const TRACKED = '+7 (495) 000-11-22';

afterEach(() => document.body.replaceChildren());

/** The page as the server sent it. */
function serve() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Contact phone={OWN} />);
  return root;
}

/** What a call tracker does to a link; some keep the number in an element of their own. */
function write(root: HTMLElement, markup: string) {
  const link = root.querySelector('a') ?? expect.unreachable();
  link.setAttribute('href', phoneHref(TRACKED));
  link.innerHTML = markup;
}

async function hydrate(root: HTMLElement) {
  const onRecoverableError = vi.fn();
  const app = await act(() => hydrateRoot(root, <Contact phone={OWN} />, { onRecoverableError }));
  return { app, onRecoverableError };
}

test.each([TRACKED, `<span>${TRACKED}</span>`])(
  'a number that was written as %j before React came stays and breaks nothing',
  async (markup) => {
    const root = serve();
    write(root, markup);
    const { app, onRecoverableError } = await hydrate(root);
    await act(() => app.render(<Contact phone={OWN} note=", ежедневно" />));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.textContent).toBe(`Звоните: ${TRACKED}, ежедневно`);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('tel:+74950001122');
    await act(() => app.unmount());
    expect(root.textContent).toBe('');
  },
);

test.each([TRACKED, `<span>${TRACKED}</span>`])(
  'a number that is written as %j afterwards stays while the page changes around it',
  async (markup) => {
    const root = serve();
    const { app } = await hydrate(root);
    write(root, markup);
    await act(() => app.render(<Contact phone={OWN} note=", ежедневно" />));
    expect(root.textContent).toBe(`Звоните: ${TRACKED}, ежедневно`);
    await act(() => app.render(<Contact phone="+7 (812) 111-22-33" />));
    expect(root.textContent).toBe('Звоните: +7 (812) 111-22-33');
    await act(() => app.unmount());
    expect(root.textContent).toBe('');
  },
);
