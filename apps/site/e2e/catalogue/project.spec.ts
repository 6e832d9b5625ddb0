import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

test('a buyer compares two months of the works by keyboard, asks and finds a flat type @full', async ({
  page,
}) => {
  await page.goto('/obekty/kanal');
  await page
    .getByRole('navigation', { name: 'Разделы страницы' })
    .getByRole('link', { name: 'Ход строительства' })
    .click();
  const works = page.getByRole('region', { name: 'Ход строительства' });
  await expect(works.getByRole('img', { name: /^Этап \d из\s7/ })).toBeInViewport();

  const border = works.getByRole('slider', { name: 'Граница между месяцами' });
  // No photograph stands behind the picture, and it says so.
  await expect(works.getByText(/^Визуализация этапа, не\sфотография$/)).toBeVisible();
  await expect(works.getByRole('img', { name: /каркас растёт/ })).toBeVisible();
  const month = works.getByRole('slider', { name: 'Месяц слева' });
  await month.press('ArrowLeft');
  await expect(month).toHaveAttribute('aria-valuetext', /^апрель 2026, Котлован/);
  await expect(works.getByRole('img', { name: /котлован и\sфундамент/ })).toBeVisible();
  await border.press('Home');
  await expect(border).toHaveAttribute('aria-valuetext', /^4.%.*апрель 2026$/);
  await border.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuetext', /^6.%/);

  const answer = page.getByText('Цоколь поднят', { exact: false });
  await expect(answer).toBeHidden();
  await page.getByText('Затапливает ли набережную?').click();
  await expect(answer).toBeVisible();

  const plans = page.getByRole('region', { name: 'Планировки' });
  await plans.getByRole('link', { name: /^Студия/ }).click();
  await expect(page).toHaveURL(/\/katalog\?complex=kanal&plan=studio-30$/);
});

test('a buyer finds a flat on the plan of its floor, and Back shows the floor again', async ({
  page,
}) => {
  await openPage(page, '/obekty/kanal/korpus-1');
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  const floors = page.getByRole('region', { name: 'Планы этажей' });
  await floors.getByRole('link', { name: 'Секция 2' }).click();
  await expect(page).toHaveURL(/\?section=2&/);
  await expect(floors.getByRole('link', { name: 'Секция 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await floors.getByRole('link', { name: 'Этаж 5' }).click();
  await expect(page).toHaveURL(/\?section=2&floor=5/);

  const drawing = floors.getByRole('group', { name: /^Квартиры на.этаже 5$/ });
  const flat = drawing.getByRole('link').first();
  await expect(flat).toHaveAccessibleName(/^Кв\..\d+, .*м², этаж\s5, /);
  const address = (await flat.getAttribute('href')) ?? '';
  await flat.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  expect(documents).toBe(0);

  await page.goBack();
  await expect(drawing).toBeVisible();
  await expect(page).toHaveURL(/\?section=2&floor=5/);
});

test(
  'a building shows itself first, and all houses of the list give a reason',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/obekty/kanal/korpus-2');
    const open = page.getByRole('link', { name: 'Открыть фасад' });
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport();
    await open.click();
    await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-2\/vizualnyj/);

    await page.goto('/obekty');
    await expect(
      page.getByText(/^Красный кирпич, гранитный цоколь и\sокна на\sводу$/),
    ).toBeVisible();
  },
);

test('a finished house is not shown as a building site', { tag: '@full' }, async ({ page }) => {
  await page.goto('/obekty/svetly');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ход строительства' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ход строительства' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Документы и\sрасчёты$/ })).toBeVisible();
});

test(
  'without JavaScript a complex tells of its works, documents and museum',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/obekty/loft');
    const works = page.getByRole('region', { name: 'Ход строительства' });
    await expect(works.getByText('Ноябрь 2026', { exact: false }).first()).toBeVisible();
    const paper = works.getByRole('link', { name: /^Проектная декларация/ });
    const response = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');

    await expect(
      page.getByRole('heading', { name: /^Красный кирпич, фабричная труба/ }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Фасад' }).getByRole('img')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Двор', exact: true })).toContainText(
      'под липами',
      {
        ignoreCase: true,
      },
    );
    await expect(page.getByText(/^Площадь с\sлипами и\sтруба с\sчасами$/)).toBeVisible();
    const museum = page.getByRole('region', { name: /^Музей/ });
    await expect(museum.getByRole('link', { name: 'Как делали нитку' })).toBeVisible();

    await page.getByRole('link', { name: 'Открыть музей' }).click();
    await page.getByRole('link', { name: 'Как делали нитку' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Как делали нитку');
    await context.close();
  },
);
