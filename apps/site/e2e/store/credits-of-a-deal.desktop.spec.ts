import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { registerWithoutPages, somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';
import { atOrderStep } from '@m30/e2e/order';
import { statesItsCredits } from '../support/page-checks.ts';

test(
  'a cart and the payment of an order name the full cost before the rate, on a phone as on a desk',
  { tag: '@full' },
  async ({ page, context }) => {
    const person = somePerson();
    await registerWithoutPages(context.request, person, 'email');
    const { phone, password } = person;
    await context.request.post('/api/User.Authorization', { data: { phone, password } });
    const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
    await page.request.post('/api/Cart.Add', { data: { lot: flat.id } });
    await openPage(page, '/cart');
    await expect(page.getByText(/^Платёж: .*ПСК/)).toBeVisible();
    await statesItsCredits({ page, address: '/cart' });

    const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
    const { order } = ((await held.json()) as { result: { order: string } }).result;
    await openPage(page, `/order/${order}`);
    await atOrderStep(page, /^Как вы\sплатите$/);
    await page.getByLabel('Ипотека', { exact: true }).check();
    await expect(page.getByText(/^ПСК и\sставка$/)).toBeVisible();
    await statesItsCredits({ page, address: `/order/${order}` });
  },
);

test(
  'what banks have said of an application names its lenders and both warnings',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(context);
    await openPage(page, '/mortgage-form');
    await expect(page.getByText(/ПСК.+ставка/).first()).toBeVisible();
    await statesItsCredits({ page, address: '/mortgage-form' });
  },
);
