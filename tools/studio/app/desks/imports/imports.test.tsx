// @vitest-environment jsdom
import { gunzipSync } from 'node:zlib';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { openStudio } from '../../testing/open-studio.tsx';
import { exampleOf } from '../../testing/example-of.ts';

afterEach(cleanup);

const TEXT = 'лот;цена\nk2-57;8950000\n';
const file = () => new File([TEXT], 'feed.csv', { type: 'text/csv' });

test('a file is compared first, and written after somebody has looked at what is suspicious', async () => {
  const { calls, user } = openStudio('/imports', {
    'Imports.Run': ({ apply }) => ({
      ...exampleOf('Imports.Run'),
      ...(apply && { outcome: 'written' as const }),
    }),
  });
  await user.upload(await screen.findByLabelText('Файл'), file());
  const suspicious = within(await screen.findByRole('region', { name: 'Подозрительно' }));
  expect(suspicious.getByText(/цена −50 %/)).toBeTruthy();
  const sent = calls[0]?.input as { content: string };
  expect(gunzipSync(Buffer.from(sent.content, 'base64')).toString()).toBe(TEXT);
  expect(calls[0]?.input).not.toHaveProperty('apply');
  await expectAccessible(document.body);
  await user.click(screen.getByRole('checkbox', { name: /Подозрительное проверено/ }));
  await user.click(screen.getByRole('button', { name: 'Записать' }));
  expect(await screen.findByText(/Записано: сайт/)).toBeTruthy();
  expect(calls[1]?.input).toMatchObject({
    apply: true,
    accept_suspicious: true,
    close_gone: false,
  });
  expect(screen.queryByRole('button', { name: 'Записать' })).toBeNull();
});

test('a company without a programme writes one down with its first file', async () => {
  const { calls, user } = openStudio('/imports', {
    'Imports.Run': ({ programme, apply }) => ({
      ...exampleOf('Imports.Run'),
      ...{ suspicious: 0, ...(!programme && { lacks_programme: true as const }) },
      outcome: apply ? ('written' as const) : programme ? ('dry-run' as const) : 'refused',
    }),
  });
  await user.upload(await screen.findByLabelText('Файл'), file());
  const form = within(await screen.findByRole('region', { name: 'Ипотечная программа' }));
  expect(screen.queryByRole('button', { name: 'Записать' })).toBeNull();
  const compare = form.getByRole('button', { name: 'Сравнить с этой программой' });
  await user.click(compare);
  expect(await form.findByText('Введите банк')).toBeTruthy();
  for (const [label, text] of [
    ...[['Банк', 'Речной банк'] as const, ['Название программы', 'Стандартная'] as const],
    ...[['Ставка, % в год', '16,4'] as const, ['До, % в год', '17,9'] as const],
    ['Полная стоимость кредита от, % в год', '16,4'] as const,
    ...[['Первый взнос от, %', '20,1'] as const, ['Сумма до, ₽', '60 000 000'] as const],
    ...[['Условия рядом с платежом', 'ПСК 16,4–17,9 % годовых'] as const],
    ['Где опубликованы условия', 'https://bank.example/ipoteka'] as const,
    ['На какой день условия', '2026-11-20'] as const,
  ]) {
    await user.type(form.getByLabelText(label), text);
  }
  await expectAccessible(document.body);
  await user.click(compare);
  await user.click(await screen.findByRole('button', { name: 'Записать' }));
  expect(await screen.findByText(/Записано: сайт/)).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({ apply: true, programme: { bank: 'Речной банк' } });
});

test('a file with mistakes has no button that would write it', async () => {
  const { user } = openStudio('/imports', {
    'Imports.Run': () => ({ ...exampleOf('Imports.Run'), outcome: 'refused' as const }),
  });
  await user.upload(await screen.findByLabelText('Файл'), file());
  expect(await screen.findByText(/исправьте ошибки/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Записать' })).toBeNull();
});

test('the last import is taken back after a question', async () => {
  const { calls, user } = openStudio('/imports?view=done');
  expect(await screen.findAllByRole('button', { name: /^Отменить: / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Отменить: feed.xml' }));
  await user.click(screen.getByRole('button', { name: 'Отменить импорт' }));
  expect(await screen.findByText(/Импорт отменён: убрано 40, возвращено 2/)).toBeTruthy();
  expect(calls[0]?.name).toBe('Imports.Undo');
});
