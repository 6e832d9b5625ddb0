// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const [application] = exampleOf('Mortgage.List').applications;
const buyer = exampleOf('Buyers.Get').buyer;

test('an application says what each bank has answered, and leads to its order', async () => {
  const { user } = openStudio('/mortgages?view=answered');
  await user.click(await screen.findByRole('link', { name: 'И-10001' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Заявка И-10001' }));
  expect(sheet.getByText(/Одобрено · 15\s000\s000\s₽ · 19,5\s?%/)).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'M30-20417' }).getAttribute('href')).toBe(
    `/orders/${application?.order?.guid}`,
  );
  await expectAccessible(document.body);
});

test('a buyer shows what the role may see, and no more', async () => {
  openStudio(`/buyers/${buyer.guid}`, { 'Session.Me': () => meWith(['orders.read']) });
  expect(await screen.findByRole('heading', { name: buyer.name, level: 1 })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Ипотека' }).textContent).toContain('одобрили 1 из 1');
  expect(screen.queryByRole('region', { name: 'Показы' })).toBeNull();
  await expectAccessible(document.body);
});
