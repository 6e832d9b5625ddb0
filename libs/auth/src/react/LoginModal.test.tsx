// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { examplesOf, expectAccessible, expectHydrates, installDialog } from '@m30/ui-kit/testing';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LoginModal } from './LoginModal.tsx';

const examples = import.meta.glob('../**/*.examples.tsx', { eager: true });

beforeAll(installDialog);
afterEach(cleanup);

const show = (login: () => Promise<unknown> = () => Promise.resolve()) => {
  const effects = { login: vi.fn(login), afterLogin: vi.fn() };
  const onClose = vi.fn();
  const view = render(
    <StrictMode>
      <main>
        <LoginModal open onClose={onClose} effects={effects} />
      </main>
    </StrictMode>,
  );
  return { effects, onClose, ...view };
};

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
const password = () => screen.getByLabelText<HTMLInputElement>('Пароль');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Войти' });

async function fillIn() {
  await userEvent.type(phone(), '9210000001');
  await userEvent.type(password(), 'meridian-30');
}

test('the button waits for a complete phone and five characters of a password', async () => {
  show();
  expect(button().disabled).toBe(true);
  await userEvent.type(phone(), '9210000001');
  await userEvent.type(password(), '1234');
  expect(button().disabled).toBe(true);
  await userEvent.type(password(), '5');
  expect(button().disabled).toBe(false);
  await userEvent.type(phone(), '{Backspace}');
  expect(button().disabled).toBe(true);
});

test('a login closes the window and leads on', async () => {
  const { effects, onClose } = show();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(effects.afterLogin).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(effects.login.mock.calls).toEqual([
    [{ phone: '+7 (921) 000-00-01', password: 'meridian-30', soglasie: 1, soglasie_actii: 1 }],
  ]);
});

test('consents are on, can be taken back and don’t block', async () => {
  const { effects } = show();
  const [personal, promos] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([personal?.checked, promos?.checked]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Сообщать/ }));
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(effects.login).toHaveBeenCalled());
  expect(effects.login).toHaveBeenCalledWith(
    expect.objectContaining({ soglasie: 1, soglasie_actii: 0 }),
  );
});

test('a refusal says what the server said, keeps the fields and goes with the next change', async () => {
  show(() => Promise.reject(Object.assign(new Error('Пароль не подходит'), { code: 401 })));
  await fillIn();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Пароль не подходит');
  expect(phone().value).toBe('+7 (921) 000-00-01');
  expect(password().value).toBe('meridian-30');
  expect(button().disabled).toBe(false);
  await userEvent.type(password(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while the answer is awaited the form stands still and sends nothing more', async () => {
  const { effects } = show(() => new Promise(() => {}));
  await fillIn();
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await userEvent.type(phone(), '5{Enter}');
  await userEvent.click(button());
  expect(phone().value).toBe('+7 (921) 000-00-01');
  expect(effects.login).toHaveBeenCalledTimes(1);
});

test('the password can be looked at', async () => {
  show();
  const eye = screen.getByRole('button', { name: 'Показать пароль', pressed: false });
  expect(password().type).toBe('password');
  await userEvent.click(eye);
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect(password().type).toBe('text');
});

test('the browser is told what the fields are', () => {
  show();
  expect([phone().name, phone().autocomplete, phone().inputMode]).toEqual(['phone', 'tel', 'tel']);
  expect([password().name, password().autocomplete]).toEqual(['password', 'current-password']);
});

describe.each(Object.values(examples).map(examplesOf))('$title', ({ examples }) => {
  test.each(examples)(
    '$name renders on the server, hydrates in silence, is accessible',
    async (one) => {
      const { container, unmount } = await expectHydrates(one.element);
      await expectAccessible(container);
      unmount();
    },
  );
});
