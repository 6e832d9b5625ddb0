// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouterState } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useInternalLinks } from './use-internal-links.ts';

/** What the browser would do with a click that the page left to it; jsdom cannot load a page. */
let left: boolean;
const onClick = (event: Event) => {
  left = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', onClick));
afterEach(() => {
  window.removeEventListener('click', onClick);
  cleanup();
});

function Page() {
  useInternalLinks();
  return (
    <>
      <a href="/katalog?rooms=2">Квартиры</a>
      <a href="/lk/orders">Кабинет</a>
      <a href="https://example.com/katalog">Чужой сайт</a>
      <a href="/katalog" target="_blank">
        Новое окно
      </a>
      <a href="#about">О доме</a>
      <svg>
        <a href="/obekty/kanal" aria-label="Корпус 1" data-keep-scroll="">
          <polygon points="0,0 10,0 10,10" data-testid="shape" />
        </a>
        <a href="/media/plan.svg" aria-label="Чертёж" />
        <a href="/katalog" target="_blank" aria-label="Каталог в новом окне" />
      </svg>
    </>
  );
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  const visited: RouterState['location'][] = [];
  router.subscribe(({ location }) => visited.push(location));
  render(<RouterProvider router={router} />);
  return { router, visited };
}

const link = (name: string) => screen.getByRole('link', { name });

describe('a click on a link', () => {
  it('of this app opens the page without a page load', async () => {
    const { visited } = show();
    fireEvent.click(link('Квартиры'));
    await expect.poll(() => visited.at(-1)).toMatchObject({ pathname: '/katalog' });
    expect(visited.at(-1)?.search).toBe('?rooms=2');
    expect(left).toBe(false);
  });

  it('in a drawing does so too, wherever on its shape', async () => {
    const { visited } = show();
    fireEvent.click(screen.getByTestId('shape'));
    await expect.poll(() => visited.at(-1)).toMatchObject({ pathname: '/obekty/kanal' });
    expect(visited.at(-1)?.state).toEqual({ keepScroll: true });
    expect(left).toBe(false);
  });

  it.each(['Кабинет', 'Чужой сайт', 'Новое окно', 'О доме', 'Чертёж', 'Каталог в новом окне'])(
    'that leads elsewhere is left to the browser: %s',
    (name) => {
      const { visited } = show();
      fireEvent.click(link(name));
      expect(left).toBe(true);
      expect(visited).toEqual([]);
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %o opens another window, in a drawing as well',
    (how) => {
      const { visited } = show();
      fireEvent.click(link('Корпус 1'), how);
      expect(left).toBe(true);
      expect(visited).toEqual([]);
    },
  );
});
