import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

/** Pastes as a hand does, the whole text at once in place of what is there, and leaves the field. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // A field that does not read the clipboard itself is given the text by the browser.
    if (document.activeElement?.dispatchEvent(event)) {
      document.execCommand('insertText', false, given);
    }
  }, text);
  await page.keyboard.press('Tab');
}

test.describe('odd input', { tag: '@full' }, () => {
  test('an amount is read however it is pasted, or named as what cannot be read', async ({
    page,
  }) => {
    await openPage(page, '/mortgage-form');
    const price = page.getByLabel('Стоимость жилья', { exact: true });
    for (const [text, amount] of [
      ['9 400 000,50 руб.', /^9\s400\s000,50\s₽$/],
      ['1.000.000', /^1\s000\s000\s₽$/],
      ['1,234,567.89', /^1\s234\s567,89\s₽$/],
      ['1,2 млн', /^1\s200\s000\s₽$/],
    ] as const) {
      await paste(page, price, text);
      await expect(price, text).toHaveValue(amount);
    }
    await paste(page, price, '1,2,3');
    await expect(price).toHaveAccessibleDescription(/1,2,3/);
  });

  test('a birthday in words is read, and a day that cannot be gives way to today, with the alert', async ({
    page,
  }) => {
    await openPage(page, '/mortgage-form');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Стоимость жилья').fill('12000000');
    await field('Первоначальный взнос').fill('3000000');
    await field('Срок, лет').fill('25');
    await field('Откуда взнос').selectOption('Накопления');
    await page.getByRole('button', { name: 'Продолжить' }).press('Enter');
    const birthday = field('Дата рождения');
    await paste(page, birthday, '5 марта 2003');
    await expect(birthday).toHaveValue('05.03.2003');

    const today = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format();
    await birthday.press('ControlOrMeta+a');
    await birthday.pressSequentially('32121985');
    await expect(birthday).toHaveValue(today);
    await expect(page.getByRole('alert').getByText('Введите правильную дату!')).toBeVisible();
  });

  test('a foreign number stays as it is typed, and the form says why it is refused', async ({
    page,
  }) => {
    await openPage(page, '/kontakty');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Оставить заявку' }).click();
    const phone = page.locator('dialog[data-modal="callRequest"]').getByLabel('Телефон');
    await phone.pressSequentially('+380 44 123 45 67');
    await expect(phone).toHaveValue('+380 44 123 45 67');
    await expect(phone).toHaveAccessibleDescription(/другой страны/);
  });

  test('refinancing keeps the kopecks of the balance', async ({ page }) => {
    await openPage(page, '/ipotechnyj-kalkulyator?vid=refinansirovanie');
    const balance = page.getByRole('textbox', { name: 'Остаток долга' });
    await balance.fill('5 000 000,57');
    await page.keyboard.press('Tab');
    await expect(balance).toHaveValue(/^5\s000\s000,57$/);
    await expect(page).toHaveURL(/[?&]sum=5000000\.57/);
    await page.reload();
    await expect(balance).toHaveValue(/^5\s000\s000,57$/);
  });
});
