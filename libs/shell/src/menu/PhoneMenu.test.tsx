// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createRoutesStub, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installDialog } from '@m30/ui-kit/testing';
import { countsAtom, sessionAtom, type Session } from '../session/index.ts';
import { PhoneMenu, type PhoneMenuProps } from './PhoneMenu.tsx';

const guest: Session = { status: 'guest' };
const buyer: Session = { status: 'user', user: { name_full: 'Савельева Марина Андреевна' } };

const props: PhoneMenuProps = {
  logo: 'Меридиан 30',
  pathname: '/katalog',
  lists: [
    {
      label: 'Меню на телефоне',
      items: [
        { label: 'Квартиры', link: '/katalog' },
        { label: 'Онлайн-показ', link: 'https://show.example/', icon: 'external' },
      ],
    },
    { label: 'О компании', items: [{ label: 'Новости', link: '/novosti' }] },
  ],
  tagline: { main: 'Девелопер Петербурга', additional: 'ежедневно с 9:00 до 21:00' },
  phone: '+7 (812) 330-30-30',
  social: [{ icon: 'vk', label: 'ВКонтакте', link: 'https://vk.example/' }],
};

let navigate: NavigateFunction;

function Page(menu: PhoneMenuProps) {
  navigate = useNavigate();
  return <PhoneMenu {...menu} />;
}

function show(session: Session, more: Partial<PhoneMenuProps> = {}, cart = 0) {
  const store = createStore();
  store.set(sessionAtom, session);
  store.set(countsAtom, { cart, compare: 0, favourites: 2 });
  const Stub = createRoutesStub([{ path: '*', Component: () => <Page {...props} {...more} /> }]);
  render(
    <Provider store={store}>
      <Stub initialEntries={['/katalog']} />
    </Provider>,
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  const menu = within(screen.getByRole('dialog', { name: 'Меню' }));
  await menu.findByRole('link', { name: 'Онлайн-магазин' });
  return menu;
}

const isOpen = () => screen.queryByRole('dialog') !== null;

beforeAll(installDialog);
// jsdom can't navigate; the links' addresses are what counts.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  localStorage.clear();
  cleanup();
});

describe('the menu of a phone', () => {
  it('is closed until the burger is pressed', async () => {
    show(guest);
    expect(isOpen()).toBe(false);
    await open();
    expect(isOpen()).toBe(true);
  });

  it('offers a guest to log in and to be called', async () => {
    show(guest);
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Вход' }).dataset['modalTrigger']).toBe('login');
    const call = menu.getByRole('link', { name: 'Заказать звонок' });
    expect(call.dataset['modalTrigger']).toBe('callRequest');
    expect(menu.queryByRole('link', { name: 'Ваши заказы' })).toBeNull();
    expect(menu.queryByRole('link', { name: 'Личный кабинет' })).toBeNull();
    expect(menu.queryByRole('button', { name: 'Выйти' })).toBeNull();
  });

  it('offers a buyer his orders, his account and to leave', async () => {
    show(buyer);
    const menu = await open();
    const orders = menu.getByRole('link', { name: 'Ваши заказы' });
    expect(orders.getAttribute('href')).toBe('/lk/orders/');
    expect(menu.getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/lk');
    expect(menu.getByRole('button', { name: 'Выйти' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Вход' })).toBeNull();
    expect(menu.queryByRole('link', { name: 'Заказать звонок' })).toBeNull();
  });

  it('leaves the way into the account and out of it to the account itself', async () => {
    show(guest, { buyer: true, account: true });
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Ваши заказы' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Личный кабинет' })).toBeNull();
    expect(menu.queryByRole('button', { name: 'Выйти' })).toBeNull();
  });

  it('leads to the store and the cart, with the number of its lots', async () => {
    show(guest, {}, 3);
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Онлайн-магазин' }).getAttribute('href')).toBe('/obekty');
    expect(menu.getByRole('link', { name: 'Корзина, 3' }).getAttribute('href')).toBe('/cart/');
    const favourites = menu.getByRole('link', { name: 'Избранное, 2' });
    expect(favourites.getAttribute('href')).toBe('/izbrannoe/');
  });

  it.each([guest, buyer])('leads to the search in words: $status', async (session) => {
    show(session);
    const wish = (await open()).getByRole('link', { name: 'Найти словами' });
    expect(wish.getAttribute('href')).toBe('/katalog/slovami');
  });

  it('lists both menus, marks the open page and opens items with an icon in a new tab', async () => {
    show(guest);
    const menu = await open();
    const flats = menu.getByRole('link', { name: 'Квартиры' });
    expect(flats.getAttribute('aria-current')).toBe('page');
    expect(flats.hasAttribute('target')).toBe(false);
    const away = menu.getByRole('link', { name: /^Онлайн-показ ?\(откроется в.новой вкладке\)$/ });
    expect(away.getAttribute('target')).toBe('_blank');
    expect(away.querySelector('svg')).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Новости' })).toBeTruthy();
  });

  it('says who the company is and how to call it', async () => {
    show(guest);
    const menu = await open();
    expect(menu.getByText('Девелопер Петербурга')).toBeTruthy();
    expect(menu.getByText('ежедневно с 9:00 до 21:00')).toBeTruthy();
    const phone = menu.getByRole('link', { name: '+7 (812) 330-30-30' });
    expect(phone.getAttribute('href')).toBe('tel:+78123303030');
  });

  it('leads to the company in the networks', async () => {
    show(guest);
    const menu = await open();
    const page = menu.getByRole('link', { name: /^ВКонтакте ?\(откроется в.новой вкладке\)$/ });
    expect(page.getAttribute('href')).toBe('https://vk.example/');
    expect(page.querySelector('svg')).toBeTruthy();
  });

  it('closes behind a link, by its cross and with the route, and gives the focus back', async () => {
    show(guest);
    const menu = await open();
    await userEvent.click(menu.getByRole('link', { name: 'Вход' }));
    expect(isOpen()).toBe(false);

    await userEvent.click((await open()).getByRole('button', { name: 'Закрыть меню' }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Открыть меню' }));

    await open();
    await act(() => navigate('/novosti'));
    expect(isOpen()).toBe(false);
  });
});
