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
