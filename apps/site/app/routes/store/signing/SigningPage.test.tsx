// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { expectAccessible } from '@m30/ui-kit/testing';
import { browserApi } from '@m30/shell/browser';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Invitation } from './signing.server.ts';
import { SigningPage, type SigningPageProps } from './SigningPage.tsx';

const post = vi.spyOn(browserApi, 'post');

beforeEach(() => void post.mockReset().mockResolvedValue({ url: '#signature' } as never));
afterEach(cleanup);

const { invitation } = examples['Signing.GetInvitation'][0].result;
const open = (changes: Partial<SigningPageProps> = {}) => {
  const props = { token: 'secret', invitation, isBack: false, ...changes };
  const router = createMemoryRouter([{ path: '*', element: <SigningPage {...props} /> }]);
  return render(<RouterProvider router={router} />);
};

it('says who signs what, shows every clause with its plain words and the hash, and is accessible', async () => {
  const { container } = open();
  const [{ text: contract }] = invitation.texts as [Invitation['texts'][number]];
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(contract.title);
  const text = container.textContent ?? '';
  expect(text).toContain('Подписывает Павел Савельев, приглашает Марина Савельева');
  for (const { clauses } of contract.chapters) {
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
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([
    'Signing.Sign',
    { link: 'secret', hash: invitation.hash },
  ]);
});

it('shows each contract of a set, one after another, and signs them by one hash', async () => {
  const [one] = invitation.texts;
  if (!one) throw new Error('the example has a text');
  const text = { ...one.text, number: 'ДДУ-20417-2', object: '«Северный свет», кладовая №\u00a02' };
  const second = { ...one, hash: 'b'.repeat(64), text };
  const { container } = open({
    invitation: { ...invitation, texts: [one, second], hash: 'c'.repeat(64) },
  });
  expect(screen.getAllByRole('article', { name: /^Договор участия/ })).toHaveLength(2);
  const contents = screen.getByRole('navigation', { name: 'Договоры' });
  expect(contents.textContent).toMatch(/ДДУ-20417-2: «Северный свет», кладовая/);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Все договоры прочитаны/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Подписать' }));
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([
    'Signing.Sign',
    { link: 'secret', hash: 'c'.repeat(64) },
  ]);
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
