// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal, type Answers } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const staff = exampleOf('Staff.List');
const colleague = {
  ...(staff.people[0] as (typeof staff.people)[number]),
  guid: 'c0ffee00-0000-4000-8000-000000000001',
  last_name: 'Орлов',
};
const withColleague: Answers = { 'Staff.List': () => ({ ...staff, people: [colleague] }) };
const sheet = () => screen.findByRole('complementary', { name: 'Орлов Дарья' });

test('somebody is invited by name, mailbox and role', async () => {
  const { calls, user } = openStudio('/people');
  await user.click(await screen.findByRole('button', { name: /Пригласить/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Пригласить в Студию' });
  await user.type(within(dialog).getByLabelText('Фамилия'), 'Орлов');
  await user.type(within(dialog).getByLabelText('Имя'), 'Глеб');
  await user.type(within(dialog).getByLabelText('Почта'), 'gleb@meridian30.example');
  await user.selectOptions(within(dialog).getByLabelText('Роль'), 'Маркетолог');
  await user.click(within(dialog).getByRole('button', { name: 'Отправить приглашение' }));
  expect(await screen.findByText(/Письмо со ссылкой отправлено/)).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    name: 'Staff.Invite',
    input: { last_name: 'Орлов', name: 'Глеб', email: 'gleb@meridian30.example', role: 'marketer' },
  });
});

test('an invitation that is refused keeps what was typed and says why', async () => {
  const { user } = openStudio('/people', {
    'Staff.Invite': () => {
      throw new Refusal(409, 'У этой почты уже есть учётная запись');
    },
  });
  await user.click(await screen.findByRole('button', { name: /Пригласить/ }));
  for (const label of ['Фамилия', 'Имя'])
    await user.type(await screen.findByLabelText(label), 'Орлов');
  await user.type(screen.getByLabelText('Почта'), 'gleb@meridian30.example');
  await user.click(screen.getByRole('button', { name: 'Отправить приглашение' }));
  expect(await screen.findByText('У этой почты уже есть учётная запись')).toBeTruthy();
});

test('an access is closed with a reason', async () => {
  const { calls, user } = openStudio('/people', withColleague);
  await user.click(await screen.findByRole('link', { name: 'Орлов Дарья' }));
  await user.click(within(await sheet()).getByRole('button', { name: 'Закрыть доступ' }));
  const dialog = await screen.findByRole('dialog', { name: 'Закрыть доступ' });
  const send = within(dialog).getByRole('button', { name: 'Закрыть доступ' });
  await user.click(send);
  expect(within(dialog).getByText('Напишите причину')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Причина'), 'Уволился');
  await user.click(send);
  expect(await screen.findByText('Доступ закрыт, входы завершены')).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ person: colleague.guid, reason: 'Уволился' });
});

test('logins are ended, and another role is given', async () => {
  const sessions = exampleOf('Staff.Sessions').sessions.map((one) => ({
    ...one,
    own: false,
  }));
  const { calls, user } = openStudio(`/people?person=${colleague.guid}`, {
    ...withColleague,
    'Staff.Sessions': () => ({ sessions }),
  });
  const place = within(await sheet());
  await user.click(await place.findByRole('button', { name: /Завершить вход/ }));
  await user.selectOptions(place.getByLabelText('Роль сотрудника'), 'Юрист');
  await user.click(place.getByRole('button', { name: 'Сменить роль' }));
  await screen.findByText('Роль изменена');
  expect(calls).toEqual([
    { name: 'Staff.RevokeSessions', input: { person: colleague.guid, session: sessions[0]?.guid } },
    { name: 'Staff.ChangeRole', input: { person: colleague.guid, role: 'lawyer' } },
  ]);
  await expectAccessible(document.body);
});

test('who may only look sees no button that changes anything', async () => {
  openStudio(`/people?person=${colleague.guid}`, {
    ...withColleague,
    'Session.Me': () => meWith(['staff.read']),
  });
  await sheet();
  expect(screen.queryByRole('button', { name: /Пригласить|Закрыть доступ|Завершить/ })).toBeNull();
});
