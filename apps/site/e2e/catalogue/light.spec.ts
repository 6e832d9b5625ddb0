import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** Two windows to the south over the bay, on the fifteenth floor. */
const FLAT = '/obekty/zaliv/korpus-2/z2-130';

test('the sun of a flat is followed through a day and a year, on its plan and in words @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetLight')) asked.push(request.url());
  });
  await openPage(page, FLAT);
  const main = page.getByRole('main');
  expect(asked).toEqual([]);
  await main.getByRole('radio', { name: 'Свет' }).focus();
  await page.keyboard.press('Space');
  const time = main.getByRole('slider', { name: 'Время суток' });
  await expect(time).toHaveAttribute('aria-valuetext', /^14:30, солнце: .*мастер-спальня/);
  expect(new Set(asked).size).toBe(1);
  await expect(
    main.getByText(
      /В\sмастер-спальне солнце 22\sмарта с\s7:\d\d до\s18:\d\d — 10\sч \d+\sмин; норма выполнена/,
    ),
  ).toBeVisible();
  const patches = main.locator('[data-view="light"] polygon:not([data-ray])');
  await expect(patches).not.toHaveCount(0);

  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByText(/22\sмарта, 14:40/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(main.getByText(/22\sапреля, 14:40/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(main.getByText('Солнце за горизонтом')).toBeVisible();
  await expect(patches).toHaveCount(0);

  await main.getByRole('group', { name: 'Месяц' }).getByText('дек').click();
  await expect(main.getByText(/В\sмастер-спальне солнце 22\sдекабря/)).toBeVisible();
  await main.getByRole('group', { name: 'Месяц' }).getByText('сен').click();
  const days = main.getByRole('slider', { name: 'День месяца' });
  await days.fill('9');
  await days.press('ArrowRight');
  await expect(main.getByText(/В\sмастер-спальне солнце 10\sсентября/)).toBeVisible();
  const year = main.getByRole('table', { name: 'Солнце по месяцам' });
  await expect(year.getByRole('row')).toHaveCount(4);
  await main.getByText('Как посчитано солнце').click();
  await expect(main.getByText(/Не\sучтены погода/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sun of four days stands in a table, once it is calculated', async ({
    page,
    request,
  }) => {
    const address = { vendor: 'zaliv', subvendor: 'korpus-2', id: 'z2-148', days: 'all' };
    await request.get('/api/Objects.GetLight', { params: address });
    // Without script a browser asks for the drawings of its windows at once: the page is not whole before they are drawn.
    await page.goto('/obekty/zaliv/korpus-2/z2-148', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByText('Свет', { exact: true }).click();
    const table = page.getByRole('table', { name: /^Прямое солнце в\sясный день/ });
    await expect(table.getByRole('row', { name: /^Гостиная/ })).toContainText(
      /\d:\d\d\u2060–\u2060\d+:\d\d/,
    );
  });
});
