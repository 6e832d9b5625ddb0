// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SigningPage, type SigningPageProps } from './SigningPage.tsx';

const post = vi.fn(async (_method: string, _input: object) => ({ url: '#signature' }));
vi.mock('@m30/shell/browser', () => ({
  browserApi: { post: (method: string, input: object) => post(method, input) },
}));

beforeEach(() => post.mockClear());
afterEach(cleanup);

const { invitation } = examples['Signing.GetInvitation'][0].result;
const open = (changes: Partial<SigningPageProps> = {}) => {
  const props = { token: 'secret', invitation, isBack: false, ...changes };
  const router = createMemoryRouter([{ path: '*', element: <SigningPage {...props} /> }]);
  return render(<RouterProvider router={router} />);
};

it('says who signs what, shows every clause with its plain words and the hash, and is accessible', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(invitation.text.title);
  const text = container.textContent ?? '';
  expect(text).toContain('Договор подписывает Павел Савельев, приглашает Марина Савельева');
  for (const { clauses } of invitation.text.chapters) {
    for (const clause of clauses) {
      expect(text).toContain(clause.text);
      expect(text).toContain(clause.plain);
    }
  }
  expect(text.replace(/\s/g, '')).toContain(invitation.hash);
  await expectAccessible(container);
});

it('signs the text that was read, not before that is said', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Подписать' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Договор прочитан/ }));
  await userEvent.click(button);
  expect(post).toHaveBeenCalledWith('Signing.Sign', { link: 'secret', hash: invitation.hash });
});

it('tells that the signature is there, and asks for no other', () => {
  open({ invitation: { ...invitation, state: 'signed' } });
  expect(screen.getByText('Вы подписали этот договор.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull();
});

it.each([
  [{ invitation: null }, /^Ссылка не\sоткрывается$/],
  [{ token: null, invitation: null, isBack: true }, /^Спасибо$/],
])('%j is a page with words', (changes, title) => {
  open(changes);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title);
});
