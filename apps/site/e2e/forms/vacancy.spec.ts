import { expect, test } from '@playwright/test';
import { leadsOf, pastedPhone, someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';

const PLACE = 'Архитектор рабочей документации';

test('a place of work is found by its department and answered with a CV', async ({ page }) => {
  const name = someName();
  await openPage(page, '/kompaniya/vakansii');
  const department = page
    .getByRole('navigation', { name: 'Отдел' })
    .getByRole('link', { name: /Проект/ });
  await department.click();
  await expect(page).toHaveURL(/\?department=/);
  // The address changes before the list does.
  await expect(department).toHaveAttribute('aria-current', 'true');
  const place = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: PLACE }) });
  // One place is unfolded, the others say who is looked for and for how much.
  await expect(page.getByRole('link', { name: 'Откликнуться' })).toHaveCount(1);
  if (!(await place.getByRole('link', { name: 'Откликнуться' }).isVisible())) {
    await place.getByText(PLACE).click();
  }
  await place.getByRole('link', { name: 'Откликнуться' }).click();
  const form = page.getByRole('region', { name: `Отклик: ${PLACE}` });
  await form.getByLabel('Резюме').setInputFiles({
    name: 'Резюме.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await form.getByLabel('Имя и фамилия').fill(name);
  await form.getByLabel('Телефон').fill(pastedPhone);
  await expect(form.locator('input[name="cv"]')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Отправить отклик' }).click();
  await expect(form.getByRole('status')).toContainText('Отдел кадров прочитает отклик');
  expect(await leadsOf(page.request, name)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of an answer is a page of its own', async ({ page }) => {
    const name = someName();
    await page.goto('/kompaniya/vakansii');
    const place = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: PLACE }) });
    await place.getByText(PLACE).click();
    await place.getByRole('link', { name: 'Откликнуться' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Отклик: ${PLACE}`);
    await main.getByLabel('Имя и фамилия').fill(name);
    await main.getByLabel('Телефон').fill('8 921');
    await main.getByRole('button', { name: 'Отправить отклик' }).click();
    await expect(main.getByLabel('Телефон')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Имя и фамилия')).toHaveValue(name);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await main.getByRole('button', { name: 'Отправить отклик' }).click();
    await expect(main.getByRole('status')).toContainText('Отдел кадров прочитает отклик');
    expect(await leadsOf(page.request, name)).toHaveLength(1);
  });
});
