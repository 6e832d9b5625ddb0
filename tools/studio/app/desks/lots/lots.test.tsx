// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { studioExamples } from '../../../contract/examples.ts';
import type { StudioResult } from '../../../contract/client.ts';
import { meWith, openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const BOARD = '/lots?building=kanal-9%2Fkorpus-3';
const KEPT = studioExamples['Lots.Get'][1]?.result as StudioResult<'Lots.Get'>;
const sheet = () => screen.findByRole('complementary', { name: 'Лот' });

test('arrows lead from lot to lot, Enter opens one with who holds it and what happened', async () => {
  const { user } = openStudio(BOARD);
  const first = await screen.findByRole('link', { name: /^№\s36, 2-комн., .*удержан, заказ M30/ });
  const others = screen.getAllByRole('link', { name: /^№\s/ }).filter((one) => one !== first);
  expect(others.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('№\u00a037');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('№\u00a024');
  await user.keyboard('{Control>}{Home}{/Control}{Enter}');
  const lot = within(await sheet());
  expect(await lot.findByRole('link', { name: 'M30-30412' })).toBeTruthy();
  expect(lot.getByText('23 000 000 ₽ → 22 756 000 ₽')).toBeTruthy();
  expect(lot.queryByRole('heading', { name: 'Цена' })).toBeNull();
  await expectAccessible(document.body);
});

test('a lot of the company is put back on sale with a reason, which says what buyers will see', async () => {
  const { calls, user } = openStudio(`${BOARD}&lot=x`, { 'Lots.Get': () => KEPT });
  expect(await within(await sheet()).findByText(/Карпова Ирина/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Вернуть в продажу' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/снова свободен: его можно забронировать/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Резерв больше не нужен' }));
  await user.click(dialog.getByRole('button', { name: 'Вернуть в продажу' }));
  expect(calls).toEqual([
    {
      name: 'Lots.SetStatus',
      input: { lot: 'x', status: 'free', former: 'held', reason: 'Резерв больше не нужен' },
    },
  ]);
});

test('the price of a free lot is changed here; what moves far says that a second person decides', async () => {
  const free = { ...KEPT, status: 'free', kept: null, next: ['held', 'closed'] } as const;
  const { calls, user } = openStudio(`${BOARD}&lot=x`, {
    'Lots.Get': () => ({ ...free, next: [...free.next] }),
  });
  const price = await screen.findByLabelText('Новая цена, ₽');
  await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
  expect(screen.getByText('Введите другую цену')).toBeTruthy();
  await user.clear(price);
  await user.type(price, '15000000');
  await user.type(screen.getByLabelText('Почему меняем'), 'Долго стоит');
  await user.click(screen.getByRole('button', { name: 'Отправить на подтверждение' }));
  expect(calls).toEqual([
    {
      name: 'Prices.Change',
      input: {
        lots: [{ lot: 'x', former: 1_560_000_000, price: 1_500_000_000 }],
        ...{ show_old: false, reason: 'Долго стоит' },
      },
    },
  ]);
});

test('a role that only reads sees no change', async () => {
  openStudio(`${BOARD}&lot=x`, {
    'Session.Me': () => meWith(['lots.read']),
    'Lots.Get': () => KEPT,
  });
  expect(await within(await sheet()).findByText(/Показная квартира до марта/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Вернуть в продажу' })).toBeNull();
});
