// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '../../../store/account/testing/fake-browser.ts';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';
import { PasswordForm } from './PasswordForm.tsx';

vi.mock('@m30/shell/browser', () => import('../../../store/account/testing/fake-browser.ts'));

const { post } = browserApi;
const onDone = vi.fn();

function open() {
  const Page = createRoutesStub([
    { path: '/', Component: () => <PasswordForm phone="+79210000001" onDone={onDone} /> },
  ]);
  render(<Page />, { wrapper: WithQueries });
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
const summary = () => screen.queryByText('Проверьте форму')?.closest<HTMLElement>('[role="alert"]');

async function fill(old: string, next: string, again: string) {
  await userEvent.type(await screen.findByLabelText('Нынешний пароль'), old);
  await userEvent.type(input('Новый пароль'), next);
  await userEvent.type(input('Повторите новый пароль'), again);
}

beforeEach(() => {
  post.mockReset().mockResolvedValue({});
  onDone.mockReset();
});
afterEach(cleanup);

describe('a new password', () => {
  it('is not sent while its repetition differs: the summary takes the focus and leads to the field', async () => {
    open();
    await fill('meridian-30', 'granit-2027', 'granit-2026');
    await save();
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(post).not.toHaveBeenCalled();
    const again = input('Повторите новый пароль');
    expect(again.getAttribute('aria-invalid')).toBe('true');
    const alert = within(summary() ?? expect.fail('there is no summary'));
    await userEvent.click(alert.getByRole('link', { name: /Пароли не.совпадают/ }));
    expect(document.activeElement).toBe(again);
  });

  it('is right as soon as the other of the two is typed anew', async () => {
    open();
    await fill('meridian-30', 'granit-2026', 'granit-2027');
    await save();
    await vi.waitFor(() => expect(summary()).toBeTruthy());
    await userEvent.clear(input('Новый пароль'));
    await userEvent.type(input('Новый пароль'), 'granit-2027');
    await vi.waitFor(() => expect(summary()).toBeFalsy());
    await save();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledWith('LK.ChangePassword', {
      old_password: 'meridian-30',
      password: 'granit-2027',
      rpassword: 'granit-2027',
    });
  });

  it('that the server refuses says so beside its field, until that is typed anew', async () => {
    const issues = [{ path: 'old_password', message: 'Старый пароль указан неверно' }];
    post.mockRejectedValue(
      new ApiRefusal('LK.ChangePassword', 422, 'Старый пароль указан неверно', issues),
    );
    open();
    await fill('ne-tot-parol', 'granit-2027', 'granit-2027');
    await save();
    const old = input('Нынешний пароль');
    // The field is marked a moment before the summary takes the focus.
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(old.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(old, '1');
    await vi.waitFor(() => expect(old.getAttribute('aria-invalid')).not.toBe('true'));
    expect(onDone).not.toHaveBeenCalled();
  });
});
