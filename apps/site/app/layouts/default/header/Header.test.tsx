// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom, type Session } from '@m30/shell/session';
import { siteTemplate } from '../site-template.fixture.ts';
import { Header } from './Header.tsx';

const guest: Session = { status: 'guest' };
const buyer: Session = { status: 'user', user: { name_full: 'Савельева Марина Андреевна' } };

function show({ session = guest, path = '/', center = siteTemplate.center } = {}) {
  const store = createStore();
  store.set(sessionAtom, session);
  const template = { ...siteTemplate, center };
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Header template={template} over={false} /> },
  ]);
  render(
    <Provider store={store}>
      <Stub initialEntries={[path]} />
    </Provider>,
  );
}

beforeEach(() => {
  // jsdom draws no dialogs: open and close are all that the menu needs of them.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
// jsdom can't navigate; the links' addresses are what counts.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
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
  });

  it('offers the store, the phone and a call', () => {
    show();
    const [store] = screen.getAllByRole('link', { name: 'Онлайн-магазин' });
    expect(store?.getAttribute('href')).toBe('/obekty');
    const phone = screen.getByRole('link', { name: '+7 (812) 330-30-30' });
    expect(phone.getAttribute('href')).toBe('tel:+78123303030');
    const call = screen.getByRole('link', { name: 'Заказать звонок' });
    expect(call.dataset['modalTrigger']).toBe('callRequest');
    expect(call.getAttribute('href')).toBe('/kontakty');
  });

  it('shows the centre only where the company has one', () => {
    const name = 'Центр современного строительства';
    show();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(siteTemplate.center);
    cleanup();
    show({ center: null });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('the account icon', () => {
  it('opens the login modal for a guest, and the account where there is no script', () => {
    show();
    const link = screen.getByRole('link', { name: 'Войти в личный кабинет' });
    expect(link.dataset['modalTrigger']).toBe('login');
    expect(link.getAttribute('href')).toBe('/lk');
  });

  it('opens a menu with the full name for a buyer', () => {
    show({ session: buyer });
    const button = screen.getByRole('button', {
      name: 'Меню кабинета, Савельева Марина Андреевна',
    });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!menu) throw new Error('the button opens nothing');
    expect(within(menu).getByText('Савельева Марина Андреевна')).toBeTruthy();
    expect(within(menu).getByText('Мой кабинет').getAttribute('href')).toBe('/lk');
    expect(within(menu).getByText('Выйти')).toBeTruthy();
  });
});

describe('the menu of a phone', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
    return within(screen.getByRole('dialog', { name: 'Меню' }));
  };

  it('is closed until the burger is pressed', async () => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
  });

  it('offers a guest to log in and to be called', async () => {
    show();
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Вход' }).dataset['modalTrigger']).toBe('login');
    expect(menu.getByRole('link', { name: 'Заказать звонок' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Личный кабинет' })).toBeNull();
  });

  it('offers a buyer his account and to leave', async () => {
    show({ session: buyer });
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/lk');
    expect(menu.getByRole('button', { name: 'Выйти' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Вход' })).toBeNull();
  });

  it('lists both menus of the site', async () => {
    show();
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Квартиры' })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Новости' })).toBeTruthy();
  });

  it('closes behind a link and by its cross', async () => {
    show();
    const menu = await open();
    await userEvent.click(menu.getByRole('link', { name: 'Вход' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click((await open()).getByRole('button', { name: 'Закрыть меню' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
