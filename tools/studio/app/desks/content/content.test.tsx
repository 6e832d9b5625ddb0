// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const { entry } = exampleOf('News.Get');
const address = `/content?view=news&entry=${entry.id}`;
const sheet = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка: Новость' }));

test('a news item is written by a key: its address follows the title, mistakes stand at their fields', async () => {
  const { calls, user } = openStudio('/content');
  await screen.findByRole('button', { name: /Новая новость/ });
  await user.keyboard('n');
  const card = await sheet();
  await user.type(card.getByLabelText('Заголовок'), 'Ключи готовы');
  await user.click(card.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await card.findByText(/Напишите, что случилось/)).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(card.getByLabelText(/^Лид/), 'Отдаём ключи.');
  await user.type(card.getByLabelText(/^Тема/), 'Стройка');
  await user.click(card.getByLabelText('Черновик: на сайте не видно'));
  await expectAccessible(document.body);
  await user.click(card.getByRole('button', { name: 'Опубликовать' }));
  await screen.findByText('Сохранено, на сайте уже так');
  expect(calls[0]).toMatchObject({
    name: 'News.Save',
    input: { id: 'klyuchi-gotovy', revision: null, body: { lead: 'Отдаём ключи.', draft: false } },
  });
});

test('of two who save the second is told, keeps what is written, and chooses', async () => {
  let isRefused = true;
  const { calls, user } = openStudio(address, {
    'News.Save': () => {
      if (isRefused) throw new Refusal(409, 'Запись сохранил коллега');
      return exampleOf('News.Save');
    },
  });
  const card = await sheet();
  const title = await card.findByLabelText<HTMLInputElement>('Заголовок');
  await user.clear(title);
  await user.type(title, 'Мой заголовок');
  await user.click(card.getByRole('button', { name: 'Сохранить' }));
  await card.findByText(/Что оставить/);
  expect(title.value).toBe('Мой заголовок');
  isRefused = false;
  await user.click(card.getByRole('button', { name: 'Оставить мои' }));
  await screen.findByText('Сохранено, на сайте уже так');
  expect(calls.at(-1)?.input).toMatchObject({ body: { title: 'Мой заголовок' } });
});

test('what is written stays while another row is looked at, until it is dropped', async () => {
  const { router, user } = openStudio(address);
  const title = await (await sheet()).findByLabelText<HTMLInputElement>('Заголовок');
  await user.type(title, ' и ещё');
  await user.click((await sheet()).getByRole('button', { name: 'Закрыть' }));
  await router.navigate(address);
  const again = await (await sheet()).findByLabelText<HTMLInputElement>('Заголовок');
  expect(again.value).toBe(`${entry.body.title} и ещё`);
  await user.click((await sheet()).getByRole('button', { name: 'Вернуть как было' }));
  const fresh = await (await sheet()).findByLabelText<HTMLInputElement>('Заголовок');
  expect(fresh.value).toBe(entry.body.title);
});

test('a picture is found in the library by its words', async () => {
  const { calls, user } = openStudio(address);
  const card = await sheet();
  await user.click(await card.findByRole('button', { name: 'Выбрать другую' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Картинка из медиатеки' }));
  await user.click(await dialog.findByRole('button', { name: 'Кладка седьмого этажа' }));
  expect(card.getByRole('img', { name: /site-kanal-walls/ })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Убрать картинку' }));
  await user.click(card.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено, на сайте уже так');
  expect(calls.at(-1)?.input).toMatchObject({ body: { picture: '' } });
});

test('a place around is written by its coordinates, and says from where one walks to it', async () => {
  const { calls, user } = openStudio('/content?view=nearby&entry=new+entry');
  const card = within(await screen.findByRole('complementary', { name: 'Карточка: Место вокруг' }));
  await user.selectOptions(card.getByLabelText('Что это'), 'Поликлиника');
  await user.type(card.getByLabelText('Название'), 'Поликлиника № 38');
  const at = card.getByLabelText<HTMLInputElement>('Координаты входа');
  await user.type(at, 'Тихая улица');
  await user.click(card.getByRole('button', { name: 'Опубликовать' }));
  expect(at.getAttribute('aria-invalid')).toBe('true');
  await user.clear(at);
  await user.type(at, '59.9441, 30.3739');
  await card.findByRole('img', { name: 'Схема вокруг: Канал 9' });
  await expectAccessible(document.body);
  await user.click(card.getByRole('button', { name: 'Опубликовать' }));
  await screen.findByText('Сохранено, на сайте уже так');
  expect(calls[0]).toMatchObject({
    name: 'Nearby.Save',
    input: { id: 'poliklinika-38', body: { kind: 'clinic', at: [59.9441, 30.3739] } },
  });
  expect(await screen.findByText(/^Канал 9: 7\sминут$/)).toBeTruthy();
});

test('an entry is taken away after a question', async () => {
  const { calls, user } = openStudio(address);
  await user.click(await (await sheet()).findByRole('button', { name: 'Удалить' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Удалить/ }));
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Удалено');
  expect(calls.at(-1)).toEqual({
    name: 'News.Remove',
    input: { id: entry.id, revision: entry.revision },
  });
});

test('an empty kind says what comes there, and whoever lacks the right has no such desk', async () => {
  openStudio('/content', { 'News.List': () => ({ entries: [] }) });
  expect(await screen.findByText('Новостей ещё нет')).toBeTruthy();
  cleanup();
  openStudio('/leads', { 'Session.Me': () => meWith(['leads.read']) });
  await screen.findByRole('heading', { name: 'Лиды' });
  expect(screen.queryByRole('link', { name: 'Материалы' })).toBeNull();
});
