import { expect, test, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** A bedroom of 3.24 by 4.64 m. */
const FLAT = '/obekty/kanal/korpus-2/k2-48';

const thing = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'План квартиры с мебелью' }).getByRole('button', { name });

test('furniture is put by keys, a narrow passage is said, and the link has it @full', async ({
  page,
}) => {
  await openPage(page, FLAT);
  await page.getByRole('link', { name: 'Расставить мебель' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Поместится ли\sмебель/);
  const palette = page.getByRole('region', { name: 'Поставить' });
  await palette.getByRole('button', { name: /^Кровать/ }).press('Enter');
  const bed = thing(page, /^Кровать/);
  await expect(bed).toBeFocused();
  await expect(bed).toHaveAccessibleName(/160 × 200 см: спальня; свободно слева 0 см, сверху 0 см/);
  const checks = page.getByRole('region', { name: 'Проверка' });
  await expect(checks).toContainText('Всё помещается');

  // 324 − 160 − 120 = 44: a wardrobe beside the bed leaves no way between them.
  await palette.getByRole('button', { name: /^Шкаф/ }).press('Enter');
  const wardrobe = thing(page, /^Шкаф/);
  await expect(wardrobe).toBeFocused();
  const width = page.getByRole('textbox', { name: 'Шкаф: ширина, см' });
  await expect(width).toHaveValue('120');
  await page.getByRole('textbox', { name: 'Шкаф: слева, см' }).fill('204');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Шкаф: сверху, см' }).fill('60');
  await page.keyboard.press('Enter');
  await expect(checks).toContainText(
    /Между кроватью и\sшкафом 44\sсм: пройти трудно \(нужно\s60\)/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Шкаф: спальня' })).toContainText(
    /пройти трудно/,
  );
  await wardrobe.press('Shift+ArrowDown');
  await expect(wardrobe).toHaveAccessibleName(/сверху 110 см/);
  await wardrobe.press('Control+z');
  await expect(wardrobe).toHaveAccessibleName(/сверху 60 см/);
  await wardrobe.press('r');
  await expect(wardrobe).toHaveAccessibleName(/справа/);
  await wardrobe.press('Control+z');
  expect(await findViolations(page)).toEqual([]);
  await page.getByText('Как посчитано').click();
  await expect(page.getByText(/столько нужно взрослому/)).toBeVisible();

  await openPage(page, page.url().replace(/^https?:\/\/[^/]+/, ''));
  await expect(thing(page, /^Шкаф/)).toHaveAccessibleName(/сверху 60 см/);
  await expect(checks).toContainText(/44\sсм/);
});

test('a thing is dragged, drawn to a wall, and stops a door @full', async ({ page }) => {
  await openPage(page, `${FLAT}/mebel?p=komod.100x45.200.350`);
  const chest = thing(page, /^Комод/);
  const spot = async () => {
    const box = await chest.boundingBox();
    if (!box) throw new Error('nothing stands on the plan');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: box.width / 100 };
  };
  await chest.scrollIntoViewIfNeeded();
  const before = await spot();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  // The left wall of the bedroom is 75 cm away; 8 cm before it the chest is drawn to it.
  await page.mouse.move(before.x - 67 * before.scale, before.y, { steps: 5 });
  await page.mouse.up();
  await expect(chest).toHaveAccessibleName(/слева 0 см/);
  await expect(page).toHaveURL(/p=komod\.100x45\.125\.350$/);

  const now = await spot();
  await page.mouse.move(now.x, now.y);
  await page.mouse.down();
  await page.mouse.move(now.x + 200 * now.scale, now.y + 215 * now.scale, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Проверка' })).toContainText(
    /Дверь в\sспальню упирается в\sкомод/,
  );
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(chest).toHaveAccessibleName(/слева 0 см/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form puts a thing of one’s own onto the plan @full', async ({ page }) => {
    await page.goto(`${FLAT}/mebel`);
    await page.getByRole('textbox', { name: 'Название' }).fill('Пианино');
    await page.getByRole('textbox', { name: 'Ширина', exact: true }).fill('150');
    await page.getByRole('textbox', { name: 'Глубина', exact: true }).fill('60');
    await page.getByRole('button', { name: 'Поставить свою' }).click();
    await expect(page).toHaveURL(/p=svoe\.150x60/);
    await expect(thing(page, /^Пианино/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Пианино: слева, см' }).fill('100');
    await page.getByRole('button', { name: 'Применить размеры' }).click();
    await expect(page.getByRole('textbox', { name: 'Пианино: слева, см' })).toHaveValue('100');
    await page.getByRole('button', { name: /^Убрать/ }).click();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
