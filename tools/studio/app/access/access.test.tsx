// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../testing/example-of.ts';
import { meWith, openStudio, Refusal, type Answers } from '../testing/open-studio.tsx';

afterEach(cleanup);

const full = meWith(['leads.read']);
const at = (stage: 'guest' | 'second_factor' | 'setup') => ({
  ...full,
  stage,
  person: null,
  rights: [],
  factors: ['totp' as const, 'recovery' as const],
});
const guest: Answers = { 'Session.Me': () => at('guest') };
const codes = ['ab2de-fg3hi', 'kl4mn-op5qr'];

describe('signing in', () => {
  test('a password and then a code of the authenticator lead to the desk that was asked for', async () => {
    const { calls, user } = openStudio('/leads', {
      ...guest,
      'Session.SignIn': () => at('second_factor'),
      'Session.ConfirmTotp': () => full,
    });
    await user.type(await screen.findByLabelText('Почта'), 'daria@meridian30.example');
    await user.type(screen.getByLabelText('Пароль'), 'korabl-na-neve');
    await expectAccessible(document.body);
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    await user.type(await screen.findByLabelText('Код из приложения'), '123456');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('heading', { name: 'Лиды', level: 1 })).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(['Session.SignIn', 'Session.ConfirmTotp']);
  });

  test('a wrong password is told, and the words stay', async () => {
    const { user } = openStudio('/', {
      ...guest,
      'Session.SignIn': () => {
        throw new Refusal(401, 'Почта или пароль не подходят');
      },
    });
    await user.type(await screen.findByLabelText('Почта'), 'daria@meridian30.example');
    await user.type(screen.getByLabelText('Пароль'), 'ne-tot-parol');
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Почта или пароль не подходят')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Почта').value).toContain('daria');
  });

  test('what the rules refuse stands at its field and is not sent', async () => {
    const { calls, user } = openStudio('/', guest);
    await user.type(await screen.findByLabelText('Почта'), 'daria');
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Введите адрес почты полностью')).toBeTruthy();
    expect(screen.getByText('Введите пароль')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Почта'));
    expect(calls).toEqual([]);
  });

  test('a recovery code does in place of the telephone', async () => {
    const { calls, user } = openStudio('/', {
      'Session.Me': () => at('second_factor'),
      'Session.ConfirmRecovery': () => full,
    });
    await user.click(await screen.findByRole('button', { name: 'Код восстановления' }));
    await user.type(screen.getByLabelText('Код восстановления'), 'ab2de-fg3hi');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('heading', { name: 'Лиды' })).toBeTruthy();
    expect(calls[0]?.input).toEqual({ code: 'ab2de-fg3hi' });
  });
});

describe('a new account', () => {
  test('sets up an authenticator and is shown its recovery codes once', async () => {
    const { user } = openStudio('/', {
      'Session.Me': () => at('setup'),
      'SecondFactor.ConfirmTotp': () => ({ me: full, recovery_codes: codes }),
    });
    expect(await screen.findByRole('img', { name: 'QR-код для приложения' })).toBeTruthy();
    await user.type(screen.getByLabelText('Код из приложения'), '123456');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    const list = await screen.findByRole('list', { name: 'Коды восстановления' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'Коды сохранены' }));
    expect(await screen.findByRole('heading', { name: 'Лиды' })).toBeTruthy();
  });

  test('begins with the link of a letter: its key goes to the server with the password', async () => {
    location.hash = '#bm8gb25lIGtub3dzIHRoaXMga2V5';
    const { calls, user } = openStudio('/priglashenie');
    expect(await screen.findByRole('heading', { name: 'Вас пригласили в Студию' })).toBeTruthy();
    await user.type(screen.getByLabelText('Пароль'), 'korotkij');
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Пароль не короче 12 символов')).toBeTruthy();
    await user.type(screen.getByLabelText('Пароль'), '-dlinnyj-parol');
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    await screen.findByRole('heading', { name: 'Защитите вход вторым шагом' });
    expect(calls.find(({ name }) => name === 'Invitation.Accept')?.input).toEqual({
      key: 'bm8gb25lIGtub3dzIHRoaXMga2V5',
      password: 'korotkij-dlinnyj-parol',
    });
    location.hash = '';
  });

  test('the first one says whose it is', async () => {
    const invitation = exampleOf('Invitation.Get');
    openStudio('/priglashenie', {
      'Invitation.Get': () => ({
        ...invitation,
        kind: 'first',
        email: null,
        name: '',
        last_name: '',
      }),
    });
    for (const label of ['Фамилия', 'Имя', 'Почта', 'Пароль']) {
      expect(await screen.findByLabelText(label)).toBeTruthy();
    }
  });

  test('a link that was used says so', async () => {
    openStudio('/priglashenie', {
      'Invitation.Get': () => {
        throw new Refusal(404, 'Ссылка использована или устарела');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeTruthy();
    expect(screen.getByText('Ссылка использована или устарела')).toBeTruthy();
  });
});
