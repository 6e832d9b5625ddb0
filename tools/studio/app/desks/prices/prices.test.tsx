// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

test('a change over the limit is previewed and sent to a second person with what was seen', async () => {
  const { calls, user } = openStudio('/prices?building=kanal%2Fkorpus-3');
  await user.type(await screen.findByLabelText('Процент'), '-5');
  await user.click(await screen.findByRole('button', { name: 'Отправить на подтверждение' }));
  expect(await screen.findByText('Напишите причину')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText(/Причина/), 'Акция');
  await expectAccessible(document.body);
  await user.click(screen.getByRole('button', { name: 'Отправить на подтверждение' }));
  expect(await screen.findByText('Ушло на подтверждение')).toBeTruthy();
  expect(calls[0]?.input).toMatchObject({
    ...{ reason: 'Акция', show_old: false },
    lots: [
      { former: 2_275_600_000, price: 2_161_800_000 },
      { former: 1_159_500_000, price: 1_101_500_000 },
    ],
  });
});

test('a discount is sent with its last day, and its former prices are shown crossed out', async () => {
  const { calls, user } = openStudio('/prices?building=kanal%2Fkorpus-3');
  await user.type(await screen.findByLabelText('Процент'), '2');
  expect(screen.queryByLabelText(/^Последний день скидки/)).toBeNull();
  await user.clear(screen.getByLabelText('Процент'));
  await user.type(screen.getByLabelText('Процент'), '-2');
  await user.type(screen.getByLabelText(/^Последний день скидки/), '2030-12-31');
  expect(document.querySelectorAll('td s')).toHaveLength(2);
  await user.type(screen.getByLabelText(/Причина/), 'Новогодняя скидка');
  await user.click(screen.getByRole('button', { name: /^(Изменить цены|Отправить)/ }));
  await screen.findByText(/Ушло на подтверждение|Цены изменены/);
  expect(calls[0]?.input).toMatchObject({ last_day: '2030-12-31' });
});

test('a change is undone after a question', async () => {
  const { calls, user } = openStudio('/prices?view=changes');
  await user.click(await screen.findByRole('button', { name: /^Отменить: Канал 9/ }));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText(/Вернули цены: 15. Остались: № 3/)).toBeTruthy();
  expect(calls[0]?.name).toBe('Prices.Undo');
});
