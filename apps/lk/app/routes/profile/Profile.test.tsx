// @vitest-environment jsdom
import { CONSENT_VERSION } from '@m30/api/consent-version';
import { installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiRefusal } from '@m30/api/client';
import { examples } from '@m30/api/examples';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Profile } from './Profile.tsx';
import type { ProfileData } from './shared/profile.ts';
import { browserApi } from '../../store/account/testing/fake-browser.ts';
import { WithQueries } from '../../store/query/testing/with-queries.tsx';

vi.mock('@m30/shell/browser', () => import('../../store/account/testing/fake-browser.ts'));
const { post } = browserApi;

beforeEach(() => {
  post.mockReset().mockResolvedValue({});
  installDialog();
});
afterEach(cleanup);

const demo = examples['LK.GetProfile'][0].result;

function show(change: Partial<ProfileData> = {}) {
  const profile = { ...demo, ...change };
  const Page = createRoutesStub([{ path: '/', Component: () => <Profile profile={profile} /> }]);
  render(<Page />, { wrapper: WithQueries });
}

describe('the profile', () => {
  it('ends one session, never the own one', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Завершить вход: Chrome, Windows' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Завершить вход: Safari, iPhone' }));
    const guid = demo.sessions[1]?.guid;
    expect(post).toHaveBeenCalledWith('LK.EndSessions', { guid });
  });

  it('keeps a tick at once', async () => {
    show();
    const payments = within(screen.getByRole('group', { name: /^Заказы/ }));
    await userEvent.click(payments.getByLabelText('СМС'));
    const settings = [{ kind: 'order', mail: true, sms: true }];
    expect(post).toHaveBeenCalledWith('LK.SaveNoticeSettings', { settings });
  });

  it('sends no adverts without the consent', () => {
    const consents = demo.consents.map((one) => ({ ...one, given: false }));
    show({ consents });
    const promo = within(screen.getByRole('group', { name: /^Акции/ }));
    const mail = promo.getByLabelText<HTMLInputElement>('Почта');
    expect([mail.disabled, mail.checked]).toEqual([true, false]);
  });

  it('says what follows before a consent is withdrawn', async () => {
    show();
    await userEvent.click(
      screen.getByRole('button', { name: 'Отозвать согласие: Обработка персональных данных' }),
    );
    expect(screen.getByText(/Мы закроем личный кабинет/)).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Нынешний пароль'), 'meridian-30');
    await userEvent.click(screen.getByRole('button', { name: 'Отозвать согласие' }));
    expect(post).toHaveBeenCalledWith('LK.SetConsent', {
      purpose: 'personal',
      given: false,
      version: CONSENT_VERSION,
      password: 'meridian-30',
    });
  });

  it('asks for the password before it sends a code to another phone, and says so beside the field', async () => {
    post.mockRejectedValueOnce(
      new ApiRefusal('LK.SendPhoneCode', 422, 'Пароль указан неверно', [
        { path: 'password', message: 'Пароль указан неверно' },
      ]),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Изменить телефон' }));
    await userEvent.type(screen.getByLabelText('Телефон'), '9215553044');
    const password = screen.getByLabelText('Нынешний пароль');
    await userEvent.type(password, 'ne-tot-parol');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    const sent = { phone: '+7 (921) 555-30-44', password: 'ne-tot-parol' };
    expect(post).toHaveBeenCalledWith('LK.SendPhoneCode', sent);
    expect(await screen.findByText('Пароль указан неверно')).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('names what is not confirmed, and sends its code to what the account has', async () => {
    show({ phone_confirmed: false, email_confirmed: false });
    expect(screen.getByText(/письма на.неё не.приходят/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить почту' }));
    await userEvent.type(screen.getByLabelText('Нынешний пароль'), 'meridian-30');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(post).toHaveBeenCalledWith('LK.SendEmailCode', {
      email: demo.email,
      password: 'meridian-30',
    });
  });

  it('says from when another phone recovers the password', () => {
    show({ phone_recovery_from: '2026-11-24T09:10:00.000Z' });
    expect(screen.getByText(/Восстановить пароль по.номеру можно после/).textContent).toMatch(
      /24.ноября.*12:10/,
    );
  });

  it('tells why a name was not changed', () => {
    show();
    expect(screen.getByText(/Пришлите, пожалуйста, копию нового паспорта/)).toBeTruthy();
  });

  it('names what stays after a deletion before it is asked for', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить аккаунт' }));
    expect(screen.getByText(/пять лет после исполнения/)).toBeTruthy();
  });
});
