import { expect, test, type Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';
import { findViolations, overflow } from '../support/find-violations.ts';

const main = (page: Page) => page.getByRole('main');
const lots = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Лоты списка' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name });

/** Begins a list of some flats and gives the address of its page. */
async function begin(page: Page, name: string, count: number): Promise<string> {
  const flats = await freeFlats(page.request, count);
  await openPage(page, `/vmeste?lots=${flats.map(({ id }) => id).join(',')}`);
  await main(page).getByLabel('Как вас называть в списке').fill(name);
  await button(page, /^Создать список$/).click();
  await expect(lots(page)).toHaveCount(count);
  return new URL(page.url()).pathname;
}

async function join(page: Page, address: string, name: string): Promise<void> {
  await openPage(page, address);
  await main(page).getByLabel('Как вас называть').fill(name);
  await button(page, /^Присоединиться$/).click();
  await expect(main(page).getByText(`${name}, это вы`)).toBeVisible();
}

test('two people choose from a list: what both want comes first on both pages', async ({
  page,
  browser,
}) => {
  const address = await begin(page, 'Анна', 2);
  const context = await browser.newContext();
  const other = await context.newPage();
  await join(other, address, 'Михаил');
  await expect(main(page).getByText('Михаил').first()).toBeVisible();

  const second = lots(page).nth(1);
  const wanted = await second.getByRole('heading', { level: 3 }).innerText();
  await second.getByRole('button', { name: /^хочу/ }).click();
  const theirs = lots(other).filter({ hasText: wanted.split('\n')[1] ?? wanted });
  await expect(theirs).toContainText('за: Анна');
  await theirs.getByRole('button', { name: /^хочу/ }).click();
  for (const one of [page, other]) {
    await expect(lots(one).first()).toContainText('хотят оба');
    await expect(lots(one).first()).toContainText(wanted.split('\n')[1] ?? wanted);
  }
  const left = lots(other).nth(1);
  await left.getByRole('button', { name: /^вето/ }).click();
  await expect(lots(page).nth(1)).toContainText('вето: Михаил');
  expect(await findViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await context.close();
});

test(
  'wishes and an address say what matters to whom, and a note is written by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    await begin(page, 'Анна', 2);
    await main(page).getByLabel('Цена до, млн ₽').fill('дорого');
    await main(page).getByLabel('Адрес', { exact: true }).fill('Невский проспект, 28');
    await button(page, /^Сохранить$/)
      .last()
      .click();
    await expect(main(page).getByLabel('Цена до, млн ₽')).toHaveAttribute('aria-invalid', 'true');
    await main(page).getByLabel('Цена до, млн ₽').fill('900');
    await button(page, /^Сохранить$/)
      .last()
      .click();
    await expect(lots(page).first()).toContainText('укладываемся');
    await expect(lots(page).first()).toContainText(/\d\sмину/);

    const summary = lots(page).first().getByText('Добавить заметку');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('<b>Тихо</b>');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lots(page).first().getByText('<b>Тихо</b>').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test(
  'the owner closes a list, takes somebody out, and deletes it; who is out does not come back',
  { tag: '@full' },
  async ({ page, browser }) => {
    const address = await begin(page, 'Анна', 1);
    const context = await browser.newContext();
    const other = await context.newPage();
    await join(other, address, 'Михаил');
    await button(page, /^Закрыть правки$/).click();
    await expect(main(other).getByText(/^Список закрыт/)).toBeVisible();
    await expect(button(other, /^хочу/)).toHaveCount(0);
    await button(page, /^Открыть правки$/).click();
    await expect(button(other, /^хочу/).first()).toBeVisible();
    await button(page, /^Убрать из\sсписка/).click();
    await expect(main(page).getByText(/^1\sлот, 1\sголос/)).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(address);
    await expect(main(other).getByRole('heading', { name: 'Такого списка нет' })).toBeVisible();
    await main(page).getByText('Удалить список').click();
    await button(page, /^Удалить навсегда$/).click();
    await expect(page).toHaveURL(/\/vmeste$/);
    await context.close();
  },
);

test(
  'a list is begun, voted in and left where there is no script',
  { tag: '@full' },
  async ({ browser }) => {
    const owner = await browser.newContext({ javaScriptEnabled: false });
    const [flat] = await freeFlats(owner.request, 1);
    const page = await owner.newPage();
    await page.goto(`/vmeste?lots=${flat.id}`);
    await main(page).getByLabel('Как вас называть в списке').fill('Анна');
    await button(page, /^Создать список$/).click();
    await button(page, /^хочу/).click();
    await expect(button(page, /^хочу/)).toHaveAttribute('aria-pressed', 'true');
    const guest = await browser.newContext({ javaScriptEnabled: false });
    const other = await guest.newPage();
    await other.goto(new URL(page.url()).pathname);
    await main(other).getByLabel('Как вас называть').fill('Михаил');
    await button(other, /^Присоединиться$/).click();
    await button(other, /^вето/).click();
    await expect(lots(other).first()).toContainText('вето: Михаил');
    await button(other, /^Выйти и\sстереть своё$/).click();
    await page.reload();
    await expect(lots(page).first()).toContainText('за: Анна');
    await owner.close();
    await guest.close();
  },
);
