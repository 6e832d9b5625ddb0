// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { expectHydrates, installPopover } from '@m30/ui-kit/testing';
import { PriorityMenu } from './PriorityMenu.tsx';

beforeAll(installPopover);
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const items = [
  { label: 'Квартиры', link: '/katalog' },
  { label: 'Вторичка', link: '/vtorichka' },
  { label: 'Паркинг', link: '/parking' },
  { label: 'Онлайн-показ', link: 'https://show.example/', icon: 'external' },
];

const menu = (
  <PriorityMenu id="menu" label="Основное меню" items={items} pathname="/parking/kanal" />
);

/** Puts an observer into the browser's place; the answer says which part of each link is in sight. */
function stubObserver() {
  let tell: (ratios: readonly number[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #targets: Element[] = [];
      constructor(
        callback: (entries: readonly { target: Element; intersectionRatio: number }[]) => void,
      ) {
        tell = (ratios) =>
          callback(
            this.#targets.map((target, at) => ({ target, intersectionRatio: ratios[at] ?? 0 })),
          );
      }
      observe(target: Element) {
        this.#targets.push(target);
      }
      disconnect() {}
    },
  );
  return (ratios: readonly number[]) => act(() => tell(ratios));
}

const nav = () => within(screen.getByRole('navigation', { name: 'Основное меню' }));
const more = () => nav().getByRole('button', { name: /^Ещё/, hidden: true });
async function listed() {
  await userEvent.click(more());
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('loses no item before and without script: «Ещё» lists them all, and the browser opens it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(menu);
  const button = page.querySelector('button');
  const list = page.querySelector(`[popover]#${button?.getAttribute('popovertarget')}`);
  const links = [...(list?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(items.map(({ link }) => link));
  expect(links.every((link) => link.tabIndex === 0)).toBe(true);
  expect(links[2]?.getAttribute('aria-current')).toBe('true');
  expect(links[3]?.target).toBe('_blank');
});

it('takes over what the server has rendered', async () => {
  const { unmount } = await expectHydrates(menu);
  unmount();
});

it('lists under «Ещё» what the line has no room for, and takes it out of the line', async () => {
  const tell = stubObserver();
  render(menu);
  tell([1, 1, 0.1, 0]);
  expect(await listed()).toEqual(['Паркинг', expect.stringMatching(/^Онлайн-показ \(откроется/)]);
  const out = [...document.querySelectorAll('nav [data-out]')];
  expect(out.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['Паркинг', 'Онлайн-']);
  expect(more().hasAttribute('data-current')).toBe(true);

  tell([1, 1, 1, 0]);
  expect(document.querySelectorAll('nav [data-out]')).toHaveLength(1);
  expect(more().hasAttribute('data-current')).toBe(false);
});

it('is a menu button for the keyboard', async () => {
  const tell = stubObserver();
  render(menu);
  tell([1, 0, 0, 0]);
  more().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Вторичка');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Паркинг');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(more());
});
