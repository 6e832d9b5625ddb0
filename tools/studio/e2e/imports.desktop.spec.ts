import { expect, test, type Page } from '@playwright/test';
import { findViolations, overflow } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

/** One of each kind, in a complex that is not there. */
const TABLE = `лот;вид;ЖК;корпус;номер;этаж;комнат;площадь, м²;к оплате;мощность, кВт;адрес;широта;долгота;этажность;срок сдачи
mk-1;квартира;Малый квартал;1;1;2;1;38,4;7 900 000;;Тихая улица, 4;59,565;30,128;9;3 кв. 2028
mk-n1;помещение;Малый квартал;1;1;1;;86,5;21 600 000;25;Тихая улица, 4;59,565;30,128;9;3 кв. 2028
mk-p1;машиноместо;Малый квартал;1;1;-1;;13,3;1 250 000;;Тихая улица, 4;59,565;30,128;9;3 кв. 2028
mk-p2;машиноместо;Малый квартал;1;2;-1;;13,3;1 290 000;;Тихая улица, 4;59,565;30,128;9;3 кв. 2028
mk-s1;кладовая;Малый квартал;1;К1;-1;;4,2;420 000;;Тихая улица, 4;59,565;30,128;9;3 кв. 2028
`;

const table = (price = '1 250 000') => ({
  name: 'every-kind.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(TABLE.replace('1 250 000', price)),
});

async function choose(page: Page, file: ReturnType<typeof table>) {
  await page.goto('/studio/imports');
  await page.locator('input[type="file"]').setInputFiles(file);
}

test(
  'a table of flats, premises, parking places and a storage room is looked at, written, seen on the site, and taken back',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'administrator');
    await choose(page, table());
    const difference = page.getByRole('region', { name: 'Разница' });
    const paid = difference.getByLabel('к оплате');
    await expect(paid).toHaveValue('');
    await paid.selectOption('площадь');
    await expect(difference).toContainText('«площадь» уже в столбце «площадь, м²»');
    await paid.selectOption('цена');
    await expect(difference).toContainText(
      /новых лотов 5 \(квартир 1, помещений 1, машиномест 2, кладовых 1\)/,
    );
    for (const title of [
      'Новые уровни паркинга: 1',
      'Новые помещения: 1',
      'Новые машиноместа: 2',
    ]) {
      await expect(difference.getByRole('heading', { name: title })).toBeVisible();
    }
    await difference.getByRole('button', { name: 'Записать' }).click();
    await expect(page.getByText('Записано: сайт уже показывает новое.')).toBeVisible();

    await page.goto('/parking/malyy-kvartal');
    await expect(page.getByRole('heading', { name: /Паркинг\s«Малый квартал»/ })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Высота в');
    const place = page
      .getByRole('link', { name: /^Машиноместо\s1, стандартное, 13,3\sм²/ })
      .first();
    await expect(place).toBeVisible();
    await expect(page.getByText(/Схема не в масштабе/)).toBeVisible();
    await place.click();
    await expect(page.getByRole('status').getByText(/1\s250\s000\s₽/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page.goto('/kommerciya/malyy-kvartal/mk-n1');
    await expect(page.getByRole('heading', { name: /Помещение\s86,5\sм²/ })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(
      /Высота потолка|Комнаты|Доходность аренды/,
    );
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/kommerciya/malyy-kvartal');
    await expect(page.getByRole('link', { name: /Помещение №\s1/ })).toBeVisible();
    await page.goto('/parking?complex=malyy-kvartal');
    await expect(page.locator('main')).toContainText(/Малый квартал/);

    await page.goto('/studio/imports?view=done');
    await page
      .getByRole('button', { name: /Отменить/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить импорт' }).click();
    await expect(page.getByText('Импорт отменён: убрано 5')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/parking/malyy-kvartal')).status())
      .toBe(404);
  },
);
