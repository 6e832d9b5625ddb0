// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { openStudio, Refusal } from '../../testing/open-studio.tsx';
import { joinFilter, splitFilter } from './feed.ts';

afterEach(cleanup);

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test.each([
  ['', '', ''],
  ['', 'kanal', 'complex=kanal'],
  ['rooms=2', 'kanal', 'rooms=2&complex=kanal'],
  ['https://site.test/katalog?rooms=2&complex=zaliv', 'kanal', 'rooms=2&complex=kanal'],
  ['/katalog', 'kanal', 'complex=kanal'],
])('«%s» within «%s» is «%s»', (rest, complex, filter) => {
  expect(joinFilter(rest, complex)).toBe(filter);
});

test('a filter of two complexes is left as it is', () => {
  expect(splitFilter('complex=kanal,zaliv&rooms=2').complex).toBe('');
  expect(splitFilter('complex=kanal&rooms=1,2')).toEqual({ complex: 'kanal', rest: 'rooms=1,2' });
});

test('a file is made of a complex and a filter; what the server says of the filter stands at it', async () => {
  let wrong = true;
  const { calls, user } = openStudio('/feeds', {
    'Feeds.Save': () => {
      if (wrong) throw new Refusal(422, 'В каталоге нет отбора «colour»');
      return exampleOf('Feeds.Save');
    },
  });
  expect(await screen.findByRole('img', { name: /1\sне собрана/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Новая выгрузка' }));
  const form = await dialog('Новая выгрузка');
  await user.type(form.getByLabelText('Название'), 'Двушки Канала 9');
  await user.selectOptions(form.getByLabelText('Площадка'), 'Авито');
  await user.type(form.getByLabelText('Имя файла'), 'avito-kanal-2');
  await user.selectOptions(form.getByLabelText('Комплекс'), 'Канал 9');
  await user.type(form.getByLabelText(/Отбор каталога/), '/katalog?rooms=2');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await form.findByText(/нет отбора/)).toBeTruthy();
  wrong = false;
  await user.click(form.getByRole('button', { name: 'Создать' }));
  await screen.findByText('Выгрузка создана, файл собирается');
  expect(calls.at(-1)?.input).toEqual({
    ...{ name: 'avito-kanal-2', title: 'Двушки Канала 9', channel: 'avito', enabled: true },
    ...{ fresh: true, filter: 'rooms=2&complex=kanal' },
  });
});

test('the report names what is refused and where it is; a file that failed says so', async () => {
  const { user } = openStudio('/feeds?feed=avito-kanal');
  const sheet = within(await screen.findByRole('complementary', { name: 'Карточка выгрузки' }));
  expect(await sheet.findByText(/Собрать файл не удалось/)).toBeTruthy();
  await user.click(sheet.getByText(/Нет данных: этажность/));
  expect(sheet.getByRole('link', { name: 'k2-57' }).getAttribute('href')).toBe(
    '/obekty/kanal/korpus-2/k2-57',
  );
  await expectAccessible(document.body);
  await user.click(sheet.getByRole('button', { name: 'Скопировать адрес' }));
  expect(await navigator.clipboard.readText()).toBe('https://m30.example/feeds/avito-kanal.xml');
});

test('a complex gets its numbers', async () => {
  const { calls, user } = openStudio('/feeds?view=complexes');
  await user.click(await screen.findByRole('button', { name: 'Изменить: Канал 9' }));
  const form = await dialog('Канал 9');
  await user.type(form.getByLabelText('Номер: ДомКлик'), '120534');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(/файлы собираются заново/);
  expect(calls[0]?.input).toMatchObject({ complex: 'kanal', walls: 'brick', domclick: '120534' });
});
