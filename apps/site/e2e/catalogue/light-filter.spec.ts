import { expect, test, type APIRequestContext } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** Has a flat over the bay calculated, and waits until the catalogue has heard of it. */
async function lightOfOne(request: APIRequestContext): Promise<void> {
  const wanted = { complex: 'zaliv', building: 'korpus-2', sides: 's', floorFrom: 12 };
  const answer = await request.get('/api/Objects.GetLots', { params: wanted });
  const { result } = (await answer.json()) as { result: { lots: { id: string }[] } };
  const id = result.lots[0]?.id ?? '';
  const address = { vendor: 'zaliv', subvendor: 'korpus-2', id, days: 'all' };
  await request.get('/api/Objects.GetLight', { params: address });
  const filter = { number: id, light: 'day,water' };
  await expect
    .poll(async () => {
      const found = await request.get('/api/Objects.GetFilter', { params: filter });
      return ((await found.json()) as { result: { total: number } }).result.total;
    })
    .toBe(1);
}

test('a flat is found by the sun and by what stands opposite, the sunniest first @full', async ({
  page,
  request,
}) => {
  await lightOfOne(request);
  await openPage(page, '/katalog');
  await page
    .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
    .filter({ visible: true })
    .press('Enter');
  const filters = page.getByRole('dialog', { name: 'Фильтры' });
  await filters
    .getByText(/^Свет и\sвид$/)
    .first()
    .press('Enter');
  const light = filters.getByRole('group', { name: /^Свет и\sвид$/ }).last();
  await light.getByRole('checkbox', { name: /^Солнце днём/ }).press('Space');
  await light.getByRole('checkbox', { name: /^Видно воду/ }).press('Space');
  await light.getByRole('textbox', { name: 'Дом напротив от, м' }).fill('100');
  await light.getByRole('textbox', { name: 'Солнца от, ч' }).fill('3');
  await expect(light.getByText(/По\sмодели домов, в\sясный день 22\sмарта/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await filters.getByRole('button', { name: /вариант/ }).press('Enter');

  await expect(page).toHaveURL('/katalog?light=day,water&sunFrom=3&oppositeFrom=100');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  for (const name of [
    /Солнце днём/,
    /Видно воду/,
    /Солнца от\s3/,
    /Дом напротив не\sближе 100\sм/,
  ]) {
    await expect(main.getByRole('link', { name }).filter({ visible: true }).first()).toBeAttached();
  }
  await main.getByRole('combobox', { name: 'Порядок' }).selectOption('сначала солнечные');
  await expect(page).toHaveURL('/katalog?light=day,water&sunFrom=3&oppositeFrom=100&sort=-sun');
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('a wish for the evening sun is understood', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('textbox', { name: 'Какую квартиру ищете' })
    .pressSequentially('двушка, солнце вечером, не меньше 3 часов солнца');
  const heard = page.getByRole('list', { name: 'Поняли', exact: true });
  await expect(heard.getByRole('link')).toHaveText([
    /комнатные/,
    /Солнце вечером/,
    /Солнца от\s3\sчасов/,
  ]);
});
