// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../../testing/example-of.ts';
import { openStudio, Refusal } from '../../../testing/open-studio.tsx';

afterEach(cleanup);

const SOURCE = '/imports?view=sources&source=2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901';

test('a source is declared with its hour; what the server says of the address stands at it', async () => {
  let wrong = true;
  const { calls, user } = openStudio('/imports?view=sources', {
    'Imports.SaveSource': () => {
      if (wrong) throw new Refusal(422, 'Адрес лежит во внутренней сети');
      return exampleOf('Imports.SaveSource');
    },
  });
  expect(await screen.findByRole('img', { name: /2\sисточника ждут внимания/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Новый источник' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новый источник' }));
  await user.type(form.getByLabelText('Название'), 'Фид отдела продаж');
  await user.type(form.getByLabelText('Адрес файла'), 'https://crm.example/flats.xml');
  await user.selectOptions(form.getByLabelText('Как часто'), 'каждый час');
  expect(form.queryByLabelText('Час по Москве')).toBeNull();
  await user.selectOptions(form.getByLabelText('Как часто'), 'раз в день');
  await user.selectOptions(form.getByLabelText('Час по Москве'), '9:00');
  await user.click(form.getByRole('checkbox', { name: /Применять сам/ }));
  await expectAccessible(document.body);
  await user.click(form.getByRole('button', { name: 'Записать' }));
  expect(await form.findByText(/внутренней сети/)).toBeTruthy();
  wrong = false;
  await user.click(form.getByRole('button', { name: 'Записать' }));
  expect(await screen.findByRole('heading', { name: 'Фид отдела продаж' })).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({
    ...{ title: 'Фид отдела продаж', kind: 'url', url: 'https://crm.example/flats.xml' },
    ...{ every: 'day', hour: 9, self_apply: true, close_gone: false },
  });
});

test('pictures of other servers that could not be had are named with the reason, and asked for once more', async () => {
  const { calls, user } = openStudio('/imports?view=sources');
  const pictures = within(
    await screen.findByRole('region', { name: 'Планировки и фото из файлов' }),
  );
  expect(pictures.getByText(/Ждут загрузки: 3\sкартинки/)).toBeTruthy();
  expect(pictures.getByText(/файла нет: ответ 404/)).toBeTruthy();
  await expectAccessible(document.body);
  await user.click(pictures.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByText(/загрузятся в течение минуты/)).toBeTruthy();
  expect(calls[0]?.name).toBe('Imports.RetryPictures');
});

test('a difference that waits is written after somebody has looked at it, or is decided against', async () => {
  const { calls, user } = openStudio(SOURCE);
  const difference = within(await screen.findByRole('region', { name: 'Разница' }));
  expect(difference.getByText(/ждёт решения/)).toBeTruthy();
  await expectAccessible(document.body);
  await user.click(difference.getByRole('checkbox', { name: /Подозрительное проверено/ }));
  await user.click(difference.getByRole('button', { name: 'Записать' }));
  expect(await screen.findByText(/Записано: сайт/)).toBeTruthy();
  await user.click(difference.getByRole('button', { name: 'Не записывать' }));
  expect(calls.map(({ input }) => input)).toMatchObject([
    { apply: true, accept_suspicious: true, close_gone: true },
    { apply: false },
  ]);
});

test('every look at a source is told, and it is looked at again at once', async () => {
  const { calls, user } = openStudio(SOURCE);
  const runs = within(await screen.findByRole('list', { name: 'Проверки' }));
  expect(runs.getAllByRole('listitem')).toHaveLength(3);
  expect(runs.getByText(/27\.11\.2026.*без перемен/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Проверить сейчас' }));
  expect(await screen.findByText(/результат появится здесь/)).toBeTruthy();
  expect(calls[0]?.name).toBe('Imports.CheckSource');
});

const withTable = () => {
  const example = exampleOf('Imports.Source', 'with a table whose columns were guessed');
  return { 'Imports.Source': () => example };
};

test('a guessed column is corrected: the file is compared again, two columns for one field are refused, and the columns are written', async () => {
  const { calls, user } = openStudio(SOURCE, withTable());
  const difference = within(await screen.findByRole('region', { name: 'Разница' }));
  const columns = within(difference.getByRole('region', { name: 'Столбцы таблицы' }));
  const paid = columns.getByLabelText('К оплате');
  expect(columns.getByText('Например: 8 950 000')).toBeTruthy();
  await user.selectOptions(paid, 'лот');
  expect(columns.getByText('«лот» уже в столбце «Шифр»')).toBeTruthy();
  expect(difference.getByRole('button', { name: /записать$/ })).toHaveProperty('disabled', true);
  await expectAccessible(document.body);
  await user.selectOptions(paid, 'цена');
  expect(await difference.findByText(/Ничего ещё не записано/)).toBeTruthy();
  await user.click(difference.getByRole('button', { name: 'Столбцы верны, записать' }));
  expect(await screen.findByText(/Записано: сайт/)).toBeTruthy();
  const chosen = [
    { heading: 'Шифр', field: 'id' },
    { heading: 'К оплате', field: 'price' },
  ];
  expect(calls.map(({ name, input }) => [name, input])).toMatchObject([
    ['Imports.Compare', { columns: chosen }],
    ['Imports.Decide', { apply: true, columns: chosen }],
  ]);
});

test('a column that the file no longer has is said at it, and a comparison that failed takes the choice back', async () => {
  const { source } = exampleOf('Imports.Source', 'with a table whose columns were guessed');
  const lost = { heading: 'Стоимость', example: '', field: 'price' as const, missing: true };
  const waiting = source.waiting && {
    ...{ ...source.waiting, outcome: 'refused' as const },
    columns: [...source.waiting.columns, lost],
  };
  const { user } = openStudio(SOURCE, {
    'Imports.Source': () => ({ source: { ...source, waiting } }),
    'Imports.Compare': () => {
      throw new Refusal(422, 'Источник не отвечает');
    },
  });
  const columns = within(await screen.findByRole('region', { name: 'Столбцы таблицы' }));
  expect(screen.getByText(/записать нельзя: выберите столбцы/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /аписать$/ })).toBeNull();
  expect(columns.getByText('В этом файле такого столбца нет')).toBeTruthy();
  await user.selectOptions(columns.getByLabelText('Стоимость'), 'не брать');
  expect(await screen.findByText('Источник не отвечает')).toBeTruthy();
  expect(columns.getByLabelText('Стоимость')).toHaveProperty('value', 'price');
});

test('columns that somebody has confirmed are shown, and guessed anew', async () => {
  const confirmed = exampleOf('Imports.Source', 'a table whose columns somebody has confirmed');
  const { calls, user } = openStudio(SOURCE, { 'Imports.Source': () => confirmed });
  await user.click(await screen.findByRole('button', { name: 'Сопоставить заново' }));
  expect(calls[0]?.name).toBe('Imports.ForgetColumns');
});

test('a source is deleted after a question that says what stays', async () => {
  const { calls, user } = openStudio(SOURCE);
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить источник?' }));
  expect(question.getByText(/останется\sна\sсайте/)).toBeTruthy();
  expect(question.getByText(/ждёт решения, записана не\sбудет/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Удалить источник' }));
  expect(await screen.findByRole('list', { name: 'Источники' })).toBeTruthy();
  expect(calls[0]?.name).toBe('Imports.DeleteSource');
  await user.click(screen.getByText('Удалённые источники'));
  expect(screen.getByRole('link', { name: 'Таблица агентства' })).toBeTruthy();
});

test('of a deleted source its runs are left to read', async () => {
  const { source } = exampleOf('Imports.Source');
  openStudio(SOURCE, {
    'Imports.Source': () => ({
      source: { ...source, waiting: null, deleted_at: '2026-11-20T09:00:00.000Z' },
    }),
  });
  expect(await screen.findByText(/Источник удалён 20\.11\.2026/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Проверки' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Проверить сейчас' })).toBeNull();
});
