import { expect, openStory, press, test } from './story.ts';

test('a menu opens at either end, goes round, and gives the focus back', async ({ page }) => {
  await openStory(page, 'Menu', 'Account');
  const button = page.getByRole('button', { name: 'Личный кабинет' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await press(page, 'Tab', 'Enter');
  await expect(item('Мой кабинет')).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(item('Выйти')).toBeFocused();
  await press(page, 'ArrowDown', 'End', 'Home');
  await expect(item('Мой кабинет')).toBeFocused();
  await press(page, 'Escape');
  await expect(button).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(item('Выйти')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('tabs are one stop, chosen by arrows', async ({ page }) => {
  await openStory(page, 'Tabs', 'First');
  const tab = (name: string) => page.getByRole('tab', { name, selected: true });
  await press(page, 'Tab', 'ArrowRight');
  await expect(tab('На этаже')).toBeFocused();
  await press(page, 'End', 'ArrowRight');
  await expect(tab('Планировка')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('rows of an accordion open and close', async ({ page }) => {
  await openStory(page, 'Accordion');
  const row = page.locator('details').first();
  await press(page, 'Tab', 'Enter');
  await expect(row).not.toHaveAttribute('open');
  await press(page, 'Space');
  await expect(row).toHaveAttribute('open');
});

test('a combobox opens, narrows, takes and gives up', async ({ page }) => {
  await openStory(page, 'Combobox', 'Empty');
  const input = page.getByRole('combobox');
  await press(page, 'Tab', 'Alt+ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await press(page, 'Escape');
  await page.keyboard.insertText('гор');
  await press(page, 'ArrowDown', 'Enter');
  await expect(input).toHaveValue('Горьковская');
  await press(page, 'Escape');
  await expect(input).toHaveValue('');
  await page.keyboard.insertText('прим');
  await press(page, 'Tab');
  await expect(input).toHaveValue('Приморская');
});

test('the ends of a range stop before each other', async ({ page }) => {
  await openStory(page, 'RangePair', 'Narrowed');
  const [low, high] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  await low.focus();
  await press(page, 'End');
  await expect(low).toHaveValue('95');
  await press(page, 'Home', 'ArrowRight');
  await expect(low).toHaveValue('21');
  await high.focus();
  await press(page, 'End', 'PageDown', 'Home');
  await expect(high).toHaveValue('22');
});

test('a slider moves by steps and to its ends', async ({ page }) => {
  await openStory(page, 'RangeSlider', 'Years');
  const slider = page.getByRole('slider');
  await slider.focus();
  await press(page, 'End', 'ArrowLeft');
  await expect(slider).toHaveValue('29');
  await press(page, 'Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\sгод$/);
  await page.getByRole('textbox').fill('45');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox')).toHaveValue('30');
});

for (const { component, title, opener } of [
  { component: 'Modal', title: 'Заказать звонок', opener: 'Заказать звонок' },
  { component: 'Sheet', title: 'Все фильтры', opener: 'Все фильтры' },
]) {
  test(`${component} takes the focus, keeps it and gives it back`, async ({ page }) => {
    await openStory(page, component, 'ByButton');
    const button = page.getByRole('button', { name: opener });
    await press(page, 'Tab', 'Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await press(page, 'Tab');
      await expect(button).not.toBeFocused();
    }
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('an alert waits on «Ок» and closes by Enter and Escape', async ({ page }) => {
  await openStory(page, 'GlobalAlert', 'WithHtml');
  const button = page.getByRole('button', { name: 'Показать сообщение' });
  for (const key of ['Enter', 'Escape']) {
    await button.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Спасибо, Анна');
    await expect(page.getByRole('button', { name: 'Ок', exact: true })).toBeFocused();
    await press(page, key);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a table is ordered by its headings', async ({ page }) => {
  await openStory(page, 'Table', 'AsGiven');
  const area = page.getByRole('button', { name: 'Площадь' });
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter', 'Space');
  await expect(area).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Площадь' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('row').nth(1)).toContainText('63,6');
});

test('a gallery turns, opens over the screen and comes back', async ({ page }) => {
  await openStory(page, 'Gallery', 'One');
  await page.getByRole('button', { name: 'Следующий слайд' }).waitFor();
  await press(page, 'Tab', 'End');
  await expect(page.getByText('4 / 4')).toBeVisible();
  await press(page, 'Home');
  await expect(page.getByText('1 / 4')).toBeVisible();
  await press(page, 'Tab', 'Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('list')).toBeFocused();
  await lightbox.getByRole('button', { name: 'Следующий слайд' }).waitFor();
  await press(page, 'ArrowRight');
  await expect(lightbox.getByText('2 / 4')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('link').first()).toBeFocused();
});

test('a date is written, and its button opens a calendar that arrows go through', async ({
  page,
}) => {
  await openStory(page, 'DateField', 'Empty');
  await press(page, 'Tab');
  await page.keyboard.type('25112026');
  await expect(page.getByRole('textbox')).toHaveValue('25.11.2026');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: /, 25\s*ноября$/ })).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('button', { name: /, 2\s*декабря$/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('textbox')).toHaveValue('02.12.2026');
  await expect(page.getByRole('button', { name: 'Открыть календарь' })).toBeFocused();
});

test('times are one stop, arrows choose and pass over what is taken', async ({ page }) => {
  await openStory(page, 'TimeField', 'Slots');
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: '11:00' })).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('radio', { name: '12:30' })).toBeChecked();
});

test('a file is taken back, and the focus is on the field again', async ({ page }) => {
  // Waited for from the beginning: the browser takes some time until it leaves the dialog to the test.
  const chosen = page.waitForEvent('filechooser');
  await openStory(page, 'FileField', 'Empty');
  const input = page.locator('input[type=file]');
  await press(page, 'Tab');
  await expect(input).toBeFocused();
  await press(page, 'Enter');
  const file = { name: 'паспорт.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1') };
  await (await chosen).setFiles(file);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  // The window has the focus again some time after its dialog is closed.
  await expect(input).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('listitem').getByRole('button')).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(input).toBeFocused();
});

test('a tooltip comes with the focus, and Escape takes it away', async ({ page }) => {
  await openStory(page, 'Tooltip', 'Description');
  await press(page, 'Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a popover opens, is entered, and gives the focus back', async ({ page }) => {
  await openStory(page, 'Popover', 'Closed');
  await press(page, 'Tab', 'Enter', 'Tab');
  await expect(page.getByLabel('От')).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Площадь' })).toBeFocused();
});

test('radio buttons, switches and checkboxes answer to arrows and space', async ({ page }) => {
  await openStory(page, 'RadioGroup', 'Column');
  await press(page, 'Tab', 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Рассрочка' })).toBeChecked();
  await openStory(page, 'Switch', 'Off');
  await press(page, 'Tab', 'Space');
  await expect(page.getByRole('switch')).toBeChecked();
  await openStory(page, 'Checkbox', 'Empty');
  await press(page, 'Tab', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('pages are links in order, and steps are no stop', async ({ page }) => {
  await openStory(page, 'Pagination', 'Middle');
  for (const name of ['Назад', 'Страница 1', 'Страница 7', 'Страница 9', 'Страница 16', 'Вперёд']) {
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await openStory(page, 'Stepper', 'Signing');
  await press(page, 'Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
});
