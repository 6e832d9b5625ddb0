// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installPopover } from '../../testing/index.ts';
import { Menu } from './Menu.tsx';

beforeAll(installPopover);
afterEach(cleanup);

const onSelect = vi.fn();
const setup = () => {
  render(
    <>
      <Menu
        label="Личный кабинет"
        trigger={(props) => <button {...props}>Кабинет</button>}
        items={[
          { label: 'Мой кабинет', href: '#lk' },
          { label: 'Мои заказы', href: '#orders' },
          { label: 'Выйти', onSelect },
        ]}
      />
      <button>Корзина</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Кабинет' });
};
const focused = () => document.activeElement?.textContent;
const menu = () => screen.queryByRole('menu', { name: 'Личный кабинет' });

describe('Menu', () => {
  it('opens by a press with the focus on its first item', async () => {
    const button = setup();
    expect(menu()).toBeNull();
    await userEvent.click(button);
    expect(menu()).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Мой кабинет');
  });

  it.each([
    ['{ArrowDown}', 'Мой кабинет'],
    ['{ArrowUp}', 'Выйти'],
    ['{Enter}', 'Мой кабинет'],
    ['{ArrowDown}{ArrowUp}', 'Выйти'],
    ['{ArrowDown}{End}{ArrowDown}', 'Мой кабинет'],
    ['{ArrowDown}в', 'Выйти'],
    ['{ArrowDown}мои', 'Мои заказы'],
    ['{ArrowUp}{Home}', 'Мой кабинет'],
    ['{ArrowDown}{Escape}', 'Кабинет'],
    ['{ArrowDown}{Tab}', 'Корзина'],
  ])('after %s the focus is on «%s»', async (keys, name) => {
    setup();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  it('closes before it does what was chosen', async () => {
    const button = setup();
    onSelect.mockImplementation(() => expect(menu()).toBeNull());
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
  });

  it('follows a link by the space bar', async () => {
    setup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}[Space]');
    expect(location.hash).toBe('#orders');
    expect(menu()).toBeNull();
  });
});
