// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const { letter } = exampleOf('Letters.Get');
const address = `/letters?letter=${letter.id}`;
const sheet = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка сообщения' }));
const textOf = async () => (await sheet()).findByLabelText<HTMLTextAreaElement>(/^Текст/);

test('kinds are listed part by part, and found by channel and words', async () => {
  const { user } = openStudio('/letters');
  const table = await screen.findByRole('table', { name: 'Письма и СМС' });
  expect(within(table).getByText('Вход и безопасность')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^СМС/ }));
  expect(within(table).queryByText('Код для нового пароля')).toBeNull();
  expect(within(table).getByText('свой текст')).toBeTruthy();
});

test('a place is put where the caret stands, and the save sends what was seen', async () => {
  const { calls, user } = openStudio(address);
  const text = await textOf();
  await user.click(text);
  text.setSelectionRange(0, 0);
  await user.click((await sheet()).getByRole('button', { name: '{{сайт}}' }));
  expect(text.value).toBe(`{{сайт}}${letter.body.text}`);
  // The frame of a page is looked at in a browser.
  await user.click((await sheet()).getByRole('button', { name: 'Без оформления' }));
  await expectAccessible(document.body);
  await user.click((await sheet()).getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено, дальше пойдёт этот текст');
  expect(calls.findLast(({ name }) => name === 'Letters.Save')?.input).toEqual({
    ...{ id: letter.id, revision: letter.revision },
    body: { ...letter.body, text: `{{сайт}}${letter.body.text}` },
  });
});

test('a mistake stands at its field while it is typed, and a refused save leads there', async () => {
  const { user } = openStudio(address, {
    'Letters.Preview': () => ({
      ...exampleOf('Letters.Preview'),
      mistakes: [{ path: 'text', message: 'Верните {{код}}' }],
    }),
    'Letters.Save': () => {
      throw new Refusal(422, 'Верните {{код}}');
    },
  });
  const text = await textOf();
  await user.type(text, '!');
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  await user.click((await sheet()).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(document.activeElement).toBe(text));
  await user.click((await sheet()).getByRole('button', { name: 'Вернуть как было' }));
  expect(text.value).toBe(letter.body.text);
});

test('of two who save the second is told, keeps what is written, and chooses', async () => {
  let isRefused = true;
  const { user } = openStudio(address, {
    'Letters.Save': () => {
      if (isRefused) throw new Refusal(409, 'Текст сохранил коллега');
      return exampleOf('Letters.Save');
    },
  });
  const text = await textOf();
  await user.type(text, ' Моё');
  await user.click((await sheet()).getByRole('button', { name: 'Сохранить' }));
  await (await sheet()).findByText(/Что оставить/);
  expect(text.value).toBe(`${letter.body.text} Моё`);
  isRefused = false;
  await user.click((await sheet()).getByRole('button', { name: 'Оставить мои' }));
  await screen.findByText('Сохранено, дальше пойдёт этот текст');
});

test('what is written goes to the own mailbox; a text of the staff goes back after a question', async () => {
  const { calls, user } = openStudio(address, {
    'Letters.Get': () => ({ letter: { ...letter, own: true } }),
  });
  await user.click(await (await sheet()).findByRole('button', { name: 'Прислать мне' }));
  await screen.findByText('Проверка отправлена на editor@meridian30.example');
  await user.click((await sheet()).getByRole('button', { name: 'Исходный текст' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вернуть исходный текст?' }));
  await user.click(question.getByRole('button', { name: 'Вернуть' }));
  await screen.findByText('Вернули исходный текст');
  expect(calls.findLast(({ name }) => name === 'Letters.Reset')?.input).toEqual({
    ...{ id: letter.id, revision: letter.revision },
  });
});

test('the page, the plain part, and the parts of an SMS', async () => {
  const { user, router } = openStudio(address, {
    'Letters.Get': ({ id }) => ({
      letter: id === letter.id ? letter : { ...letter, id, channel: 'sms' },
    }),
    'Letters.Preview': ({ id }) => ({
      ...exampleOf('Letters.Preview'),
      ...(id !== letter.id && { html: '', subject: '', segments: 2 }),
    }),
  });
  expect(await (await sheet()).findByTitle('Письмо, как его увидят')).toBeTruthy();
  await user.click((await sheet()).getByRole('button', { name: 'Без оформления' }));
  expect((await sheet()).getByText(/Код для нового пароля: 417062/)).toBeTruthy();
  await router.navigate('/letters?letter=hold-ending-sms');
  expect(await screen.findByText(/2\sчасти/)).toBeTruthy();
  expect((await sheet()).queryByLabelText('Тема')).toBeNull();
});

test('whoever lacks the right has no such desk', async () => {
  openStudio('/leads', { 'Session.Me': () => meWith(['leads.read']) });
  await screen.findByRole('heading', { name: 'Лиды' });
  expect(screen.queryByRole('link', { name: 'Письма' })).toBeNull();
});
