import { expect, test } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

test('a marketer makes a feed by a filter, opens its address and reads what the channel would refuse @full', async ({
  page,
  request,
}) => {
  const name = `avito-${Date.now().toString(36)}`;
  await signIn(page, 'marketer', '/studio/feeds');
  await expect(page.getByRole('link', { name: 'Яндекс Недвижимость, все квартиры' })).toBeVisible();
  await page.getByRole('button', { name: 'Новая выгрузка' }).click();
  const form = page.getByRole('dialog', { name: 'Новая выгрузка' });
  await form.getByLabel('Название').fill('Двушки и студии двух комплексов');
  await form.getByLabel('Площадка').selectOption('Авито');
  await form.getByLabel('Имя файла').fill(name);
  await form.getByLabel('Отбор каталога').fill('/katalog?complex=kanal,sosny&rooms=studio,2');
  await form.getByRole('button', { name: 'Создать' }).click();

  const card = page.getByRole('complementary', { name: 'Карточка выгрузки' });
  const report = card.getByRole('region', { name: 'Отчёт' });
  await expect(report).toContainText('номер комплекса на Авито', { timeout: 20_000 });
  await report.getByText(/номер комплекса на Авито/).click();
  await expect(report.getByRole('link').first()).toHaveAttribute('href', /^\/obekty\/sosny\//);
  expect(await findViolations(page)).toEqual([]);

  const address = await card.getByRole('link', { name: `/feeds/${name}.xml` }).getAttribute('href');
  const file = await request.get(new URL(address ?? '').pathname);
  expect(file.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const ads = [...(await file.text()).matchAll(/<Ad>.*?<\/Ad>/g)].map(([ad]) => ad);
  expect(ads.length).toBeGreaterThan(0);
  for (const ad of ads) expect(ad).toMatch(/<Rooms>(Студия|2)<\/Rooms>/);
});
