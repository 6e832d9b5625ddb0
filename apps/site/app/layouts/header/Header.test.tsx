// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countsAtom, sessionAtom, type Counts, type Session } from '@m30/shell/session';
import { installDialog, installPopover } from '@m30/ui-kit/testing';
import { siteTemplate } from '../site-template.fixture.ts';
import { Header, type HeaderProps } from './Header.tsx';

type Kind = Pick<HeaderProps, 'isStatic' | 'short'>;

const guest: Session = { status: 'guest' };
const buyer: Session = { status: 'user', user: { name_full: 'Савельева Марина Андреевна' } };
const none: Counts = { cart: 0, compare: 0, favourites: 0 };

interface Scene {
  session?: Session;
  counts?: Counts;
  path?: string;
  center?: string | null;
}

function show({ session = guest, counts = none, path = '/', ...rest }: Scene & Kind = {}) {
  const { center = siteTemplate.center, ...kind } = rest;
  const store = createStore();
  store.set(sessionAtom, session);
  store.set(countsAtom, counts);
  const template = { ...siteTemplate, center };
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Header template={template} {...kind} /> },
  ]);
  render(
    <Provider store={store}>
      <Stub initialEntries={[path]} />
    </Provider>,
  );
}

beforeAll(() => {
  installDialog();
  installPopover();
});
// jsdom can't navigate; the links' addresses are what counts.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  localStorage.clear();
  cleanup();
});

describe('the header', () => {
  it('marks the page of the menu that is open', () => {
    show({ path: '/novosti/klyuchi' });
    const menu = screen.getByRole('navigation', { name: 'Верхнее меню' });
    const link = within(menu).getByRole('link', { name: 'Новости' });
    expect(link.getAttribute('aria-current')).toBe('true');
  });

  it('opens menu items with an icon in a new tab', () => {
    show();
    const menu = screen.getByRole('navigation', { name: 'Основное меню' });
    const [inside, outside] = within(menu).getAllByRole('link');
    expect(inside?.hasAttribute('target')).toBe(false);
    expect(outside?.getAttribute('target')).toBe('_blank');
    expect(outside?.textContent).toMatch(/^Онлайн-показ ?\(откроется в.новой вкладке\)$/);
    expect(outside?.querySelector('svg')).toBeTruthy();
  });

  it('offers the store, the phone and a call', () => {
    show();
    const store = screen.getByRole('link', { name: 'Онлайн-магазин' });
    expect(store.getAttribute('href')).toBe('/obekty');
    const phone = screen.getByRole('link', { name: '+7 (812) 330-30-30' });
    expect(phone.getAttribute('href')).toBe('tel:+78123303030');
    const call = screen.getByRole('link', { name: 'Заказать звонок' });
    expect(call.dataset['modalTrigger']).toBe('callRequest');
    expect(call.getAttribute('href')).toBe('/zayavka/callRequest');
  });

  it('shows the centre, with its name beside the icon, only where the company has one', async () => {
    const name = 'Центр современного строительства';
    show();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(siteTemplate.center);
    await userEvent.hover(link);
    expect(screen.getByRole('tooltip').textContent).toBe(name);
    cleanup();
    show({ center: null });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('has only its main line where it is short', () => {
    show({ short: true });
    expect(screen.getByRole('navigation', { name: 'Основное меню' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Верхнее меню' })).toBeNull();
  });

  it.each([
    [false, 'shown'],
    [true, 'flow'],
  ])('comes back while the visitor scrolls up, unless it is static: %s', (isStatic, place) => {
    show({ isStatic });
    for (const top of [2_000, 1_900]) {
      window.scrollY = top;
      fireEvent.scroll(window);
    }
    expect(screen.getByRole('banner').dataset['place']).toBe(place);
    window.scrollY = 0;
  });
});

it('the favourites have an icon with their number', () => {
  show({ counts: { ...none, favourites: 2 } });
  const link = screen.getByRole('link', { name: 'Избранное, 2 лота' });
  expect(link.getAttribute('href')).toBe('/izbrannoe/');
});

describe('the account icon', () => {
  it('opens the login modal for a guest, and the account where there is no script', () => {
    show();
    const link = screen.getByRole('link', { name: 'Войти в личный кабинет' });
    expect(link.dataset['modalTrigger']).toBe('login');
    expect(link.getAttribute('href')).toBe('/lk');
  });

  it('opens a menu with the full name for a buyer, by keyboard too', async () => {
    show({ session: buyer });
    const name = 'Личный кабинет, Савельева Марина Андреевна';
    const button = await screen.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(screen.getByRole('menu', { name: 'Личный кабинет' }));
    expect(screen.getByText('Савельева Марина Андреевна')).toBeTruthy();
    const account = menu.getByRole('menuitem', { name: 'Мой кабинет' });
    expect(account.getAttribute('href')).toBe('/lk');
    expect(document.activeElement).toBe(account);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Выйти' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('comparison and cart', () => {
  const lots = { ...none, cart: 2, compare: 5 };

  it('show no number where there is nothing', () => {
    show();
    expect(screen.getByRole('link', { name: 'Сравнение' }).textContent).toBe('');
    expect(screen.getByRole('link', { name: 'Корзина' }).textContent).toBe('');
  });

  it('lead a guest to their pages and say how many lots they hold', async () => {
    show({ counts: lots });
    const compare = screen.getByRole('link', { name: 'Сравнение, 5 лотов' });
    expect(compare.getAttribute('href')).toBe('/compare/');
    expect(compare.textContent).toBe('5');
    await userEvent.hover(compare);
    expect(screen.getByRole('tooltip').textContent).toBe('Сравнение');
    const cart = screen.getByRole('link', { name: 'Корзина, 2 лота' });
    expect(cart.getAttribute('href')).toBe('/cart/');
  });

  it('give a buyer a list with his orders and the cart', async () => {
    show({ session: buyer, counts: lots });
    await userEvent.click(await screen.findByRole('button', { name: 'Корзина, 2 лота' }));
    const menu = within(screen.getByRole('menu', { name: 'Покупки' }));
    const orders = menu.getByRole('menuitem', { name: 'Мои заказы' });
    expect(orders.getAttribute('href')).toBe('/lk/orders/');
    expect(menu.getByRole('menuitem', { name: 'Корзина' }).getAttribute('href')).toBe('/cart/');
  });
});
