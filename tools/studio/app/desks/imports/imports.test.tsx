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
