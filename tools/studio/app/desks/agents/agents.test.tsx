// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const { agent } = exampleOf('Agents.Get');
const address = `/agents?agent=${agent.guid}`;
const sheet = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка агента' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a client is registered by a key; whose he is already stands at the phone', async () => {
  let isRefused = true;
  const { calls, user } = openStudio(address, {
    'Agents.RegisterClient': () => {
      if (isRefused) throw new Refusal(409, 'Клиент закреплён за другим агентом до 24 декабря');
      return exampleOf('Agents.RegisterClient');
    },
  });
  await (await sheet()).findByRole('button', { name: /Закрепить клиента/ });
  await expectAccessible(document.body);
  await user.keyboard('n');
  const form = await dialog('Закрепить клиента');
  await user.type(form.getByLabelText('Телефон клиента'), '8 911 555-00-88');
  await user.type(form.getByLabelText('Как зовут'), 'Пётр');
  await user.click(form.getByRole('button', { name: 'Закрепить' }));
  expect(await form.findByText(/закреплён за другим агентом/)).toBeTruthy();
  isRefused = false;
  await user.click(form.getByRole('button', { name: 'Закрепить' }));
  await screen.findByText(/Клиент закреплён до/);
  expect(calls.at(-1)?.input).toEqual({
    ...{ agent: agent.guid, phone: '8 911 555-00-88', name: 'Пётр', wish: '' },
  });
});

test('an agency has a per cent as people write it', async () => {
  const { calls, user } = openStudio('/agents');
  await user.click(await screen.findByRole('button', { name: 'Новое агентство' }));
  const form = await dialog('Новое агентство');
  await user.type(form.getByLabelText('Название'), 'Ключ');
  await user.type(form.getByLabelText('ИНН'), '7801234564');
  await user.type(form.getByLabelText('Договор, номер'), '12-А');
  await user.type(form.getByLabelText('Подписан'), '2026-11-01');
  await user.type(form.getByLabelText(/Вознаграждение/), '2,75');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Агентство записано');
  expect(calls[0]?.input).toMatchObject({ inn: '7801234564', percent: 275, closed: false });
});

test('a commission is paid, and a client freed with a reason, by who manages', async () => {
  const { calls, user } = openStudio(address);
  const place = await sheet();
  await user.click(await place.findByRole('button', { name: /Выплачено сегодня/ }));
  await screen.findByText('Выплата записана');
  await user.click(place.getByRole('button', { name: /Освободить/ }));
  const form = await dialog('Освободить клиента');
  await user.click(form.getByRole('button', { name: 'Закреплён по ошибке' }));
  await user.click(form.getByRole('button', { name: 'Освободить' }));
  await screen.findByText('Клиент освобождён');
  expect(calls.map(({ name }) => name)).toEqual(['Agents.PayCommission', 'Agents.ReleaseClient']);
});

test('who only reads changes nothing', async () => {
  openStudio(address, { 'Session.Me': () => meWith(['agents.read']) });
  await (await sheet()).findByText(/Агентство «Ключ»/);
  expect(screen.queryByRole('button', { name: /Закрепить|Новый|Выплачено|Освободить/ })).toBeNull();
});
