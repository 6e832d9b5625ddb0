// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { demoParticipants } from '@m30/api';
import { browserApi } from '@m30/shell/browser';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../store/order/order.ts';
import { orderWith } from '../../../store/order/order.fixture.ts';
import type { StepId } from '../../../store/order/steps.ts';
import { OrderPage } from './OrderPage.tsx';

const post = vi.spyOn(browserApi, 'post');

beforeEach(() => void post.mockReset().mockResolvedValue({} as never));
afterEach(cleanup);

function open(order: Order, step: StepId) {
  const page = <OrderPage order={order} programmes={[]} step={step} isBack={false} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return render(<RouterProvider router={router} />);
}

describe('the order', () => {
  it.each(['payment', 'users', 'documents', 'review'] as const)(
    'step %s is accessible and has one bar of steps',
    async (step) => {
      const { container } = open(orderWith(), step);
      expect(screen.getAllByRole('navigation', { name: 'Шаги оформления' })).toHaveLength(1);
      expect(screen.queryByRole('img', { name: /^Этап/ })).toBeNull();
      await expectAccessible(container);
    },
  );

  it('tells what is missing of a second participant and leads to each field', async () => {
    const user = userEvent.setup();
    open(orderWith({ participants: [] }), 'users');
    await user.click(screen.getByRole('button', { name: 'Дальше: документы' }));
    const summary = screen.getByText('Проверьте форму').closest('[role="alert"]');
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('link', { name: 'Участник 2: Заполните поле «СНИЛС»' }));
    expect(document.activeElement?.id).toBe('order-users-1-snils');
    expect(post).not.toHaveBeenCalledWith('Order.SetUsers', expect.anything());
  });

  it('divides the flat equally and keeps what is typed', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'users');
    await user.click(screen.getByRole('button', { name: 'Добавить участника' }));
    expect(
      screen
        .getAllByRole('textbox', { name: 'Доля' })
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['1/3', '1/3', '1/3']);
    await waitFor(() => expect(screen.getByText(/^Сохранено/)).toBeTruthy(), { timeout: 3_000 });
    expect(post).toHaveBeenCalledWith(
      'Order.SaveDraft',
      expect.objectContaining({ step: 'users' }),
    );
  });

  it('asks for the offer before the payment', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'review');
    await user.click(screen.getByRole('button', { name: /^Оплатить бронь/ }));
    expect(screen.getAllByText('Чтобы оплатить бронь, примите условия оферты')).toHaveLength(2);
    expect(post).not.toHaveBeenCalled();
  });

  it('lets spouses own without shares, and asks the other one for a phone to sign with', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'users');
    expect(screen.getAllByRole('textbox', { name: 'Доля' })).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /^Общая собственность супругов/ }));
    expect(screen.queryByRole('textbox', { name: 'Доля' })).toBeNull();
    const phones = screen.getAllByRole('textbox', { name: /^Телефон для\sподписи/ });
    expect(phones.map((field) => (field as HTMLInputElement).value)).toEqual([
      '+7 (911) 700-28-30',
    ]);
    await user.click(screen.getByRole('button', { name: 'Дальше: документы' }));
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        'Order.SetUsers',
        expect.objectContaining({ ownership: 'joint' }),
      ),
    );
    await user.clear(phones[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Дальше: документы' }));
    expect(
      screen.getByRole('link', { name: /^Участник 2: Заполните поле «Телефон для\sподписи»/ }),
    ).toBeTruthy();
  });

  it('leads into the fields of a new participant, back to the button without one, and says both', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'users');
    await user.click(screen.getByRole('button', { name: 'Добавить участника' }));
    const added = screen.getByRole('group', { name: 'Участник 3' });
    expect(document.activeElement).toBe(within(added).getByRole('textbox', { name: 'Фамилия' }));
    expect(screen.getByText('Добавлен участник 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Убрать участника 3' }));
    expect(document.activeElement?.textContent).toBe('Добавить участника');
    expect(screen.getByText(/^Участник 3 убран/).getAttribute('role')).toBe('status');
  });

  it('lets an error go as soon as its field is right, without taking the focus', async () => {
    const user = userEvent.setup();
    open(orderWith({ participants: [], users: orderWith().users.slice(0, 1) }), 'users');
    await user.click(screen.getByRole('button', { name: 'Дальше: документы' }));
    const address = screen.getByRole('textbox', { name: 'Адрес регистрации' });
    expect(address.getAttribute('aria-invalid')).toBe('true');
    await user.type(address, 'Петербург');
    expect(address.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(address);
    expect(screen.queryByRole('link', { name: /«Адрес регистрации»/ })).toBeNull();
    const snils = screen.getByRole('textbox', { name: 'СНИЛС' });
    await user.type(snils, '112');
    expect(snils.getAttribute('aria-invalid')).toBe('true');
  });

  it('says of every field of a participant that it is required', () => {
    open(orderWith(), 'users');
    const fields = screen.getAllByRole('textbox');
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((field) => !(field as HTMLInputElement).required)).toEqual([]);
  });

  it('offers people of earlier orders instead of typing them once more', async () => {
    const user = userEvent.setup();
    const [buyer, other] = demoParticipants;
    const users = orderWith().users.slice(0, 1);
    open(orderWith({ participants: [], users, known_people: demoParticipants }), 'users');
    await user.click(screen.getByRole('button', { name: /^Подставить: Савельева/ }));
    const number = () => screen.getAllByRole('textbox', { name: 'Номер паспорта' });
    const valueOf = (field: HTMLElement | undefined) => (field as HTMLInputElement).value;
    expect(number().map(valueOf)).toEqual([buyer?.passport_number]);
    await user.click(screen.getByRole('button', { name: /^Подставить: Савельев\s/ }));
    expect(number().map(valueOf)).toEqual([buyer?.passport_number, other?.passport_number]);
    expect(screen.queryByRole('region', { name: 'Из прошлых заказов' })).toBeNull();
  });
});
