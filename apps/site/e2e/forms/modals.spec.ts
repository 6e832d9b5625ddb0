import { expect, test, type Page } from '@playwright/test';
import { findViolations, OPEN_DIALOG } from '../support/find-violations.ts';
import { hold } from '../support/hold.ts';
import { openPage } from '@m30/e2e/open-page';
import { watchProblems } from '../support/watch-problems.ts';

const callback = (page: Page) => page.locator('dialog[data-modal="callRequest"]');

/** Adds a trigger to the page, as HTML of the server may hold one anywhere. */
const addTrigger = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((given) => {
    const trigger = document.createElement('a');
    trigger.href = '/kontakty';
    trigger.id = 'trigger';
    trigger.textContent = 'Открыть';
    for (const [name, value] of Object.entries(given)) trigger.setAttribute(name, value);
    document.querySelector('main')?.prepend(trigger);
    trigger.scrollIntoView({ block: 'center' });
  }, attributes);

/** Adds a link to the open form, as its confirmation may hold one. */
const addLink = (page: Page, address: string) =>
  callback(page).evaluate((dialog, href) => {
    dialog.append(Object.assign(document.createElement('a'), { href, textContent: 'Дальше' }));
  }, address);

const openContact = async (page: Page) => {
  await openPage(page, '/kontakty');
  await addTrigger(page, { 'data-modal-trigger': 'callRequest' });
  await page.locator('#trigger').click();
  await expect(callback(page)).toBeVisible();
};

test.describe('a modal', () => {
  for (const attribute of ['data-modal-trigger', 'modal-trigger']) {
    test(
      `opens from HTML by ${attribute}, by mouse and by keyboard`,
      { tag: '@full' },
      async ({ page }) => {
        await openPage(page, '/novosti');
        await addTrigger(page, { [attribute]: 'callRequest' });
        await page.locator('#trigger').click();
        await expect(callback(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(callback(page)).toBeHidden();
        await page.locator('#trigger').focus();
        await page.keyboard.press('Enter');
        await expect(callback(page)).toBeVisible();
        await expect(page).toHaveURL('/novosti');
      },
    );
  }

  test('closes by Escape, by its cross and by a press beside it; the focus comes back', async ({
    page,
  }) => {
    await openContact(page);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => callback(page).getByRole('button', { name: 'Закрыть' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await expect(callback(page)).toBeVisible();
      await close();
      await expect(callback(page)).toBeHidden();
      await expect(page.locator('#trigger')).toBeFocused();
      await page.locator('#trigger').press('Enter');
    }
  });

  test('is not lost when it is asked for before the page works', async ({ page }) => {
    const { release } = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/kontakty', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Оставить заявку' }).click();
    await expect(callback(page)).toHaveCount(0);
    release();
    await expect(callback(page)).toBeVisible();
    await expect(page).toHaveURL('/kontakty');
  });

  test('nobody knows follows its link', async ({ page }) => {
    await openPage(page, '/novosti');
    const { problems } = watchProblems(page);
    await addTrigger(page, { 'data-modal-trigger': 'netTakogo' });
    await page.locator('#trigger').click();
    await expect(page).toHaveURL('/kontakty');
    expect(problems).toEqual([]);
  });

  test(
    'keeps what was typed when the terms of consent are opened: they come in a new tab',
    { tag: '@full' },
    async ({ page, context }) => {
      await openContact(page);
      await callback(page).getByLabel('Имя').fill('Вера');
      const opened = context.waitForEvent('page');
      await callback(page)
        .getByRole('link', { name: /политик.*новой.вкладке/ })
        .click();
      await expect(await opened).toHaveURL(/politika-konfidentsialnosti/);
      await expect(page).toHaveURL('/kontakty');
      await expect(callback(page).getByLabel('Имя')).toHaveValue('Вера');
    },
  );

  test('closes when the page changes', { tag: '@full' }, async ({ page }) => {
    await openContact(page);
    await addLink(page, '/politika-konfidentsialnosti');
    await callback(page).getByRole('link', { name: 'Дальше' }).click();
    await expect(page).toHaveURL('/politika-konfidentsialnosti');
    await expect(callback(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/kontakty');
    await expect(callback(page)).toHaveCount(0);
  });
});

test.describe('on the pages that have it:', () => {
  test(
    'photoSlider of a complex begins at the picture that was pressed',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/obekty/kanal');
      const links = page.getByRole('link', { name: /^Открыть фото/ });
      const caption = links.nth(1).locator('xpath=ancestor::figure').locator('figcaption');
      const words = await caption.innerText();
      await links.nth(1).click();
      const modal = page.locator('dialog[data-modal="photoSlider"]');
      await expect(modal.getByText(words)).toBeVisible();
      expect(await findViolations(page, OPEN_DIALOG)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(links.nth(1)).toBeFocused();
    },
  );

  test('iconContent of the company’s page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/kompaniya');
    const trigger = page.getByRole('main').locator('[data-modal-trigger="iconContent"]').first();
    await expect(trigger).toContainText('Подробнее');
    await trigger.click();
    const modal = page.locator('dialog[data-modal="iconContent"]');
    const title = (await trigger.getAttribute('data-title')) ?? '';
    await expect(modal.getByRole('heading', { name: title })).toBeVisible();
    await expect(modal.locator('p').first()).toBeVisible();
  });

  test('OSFrameModal has one cross, that of the window', { tag: '@full' }, async ({ page }) => {
    await page.goto('/kompaniya/centr-stroitelstva');
    await page.getByRole('main').locator('[data-modal-trigger="OSFrameModal"]').click();
    const modal = page.locator('dialog[data-modal="OSFrameModal"]');
    await expect(modal.getByRole('button', { name: 'Закрыть' })).toBeVisible();
    const framed = modal.frameLocator('iframe');
    await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(framed.getByRole('link', { name: /^Закрыть/ })).toBeHidden();
  });

  test('services of the page of services', { tag: '@full' }, async ({ page }) => {
    await page.goto('/klientam/uslugi/operatsii-s-nedvizhimostyu');
    await page.getByRole('main').locator('[data-modal-trigger="services"]').first().click();
    await expect(page.getByRole('dialog', { name: 'Услуги' })).toBeVisible();
  });
});

test('the login modal survives a navigation', async ({ page }) => {
  await openPage(page, '/novosti');
  await addTrigger(page, { 'data-modal-trigger': 'login' });
  await page.locator('#trigger').click();
  const login = page.locator('dialog[data-modal="login"]');
  await expect(login).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/akcii' });
    document.querySelector('dialog[data-modal="login"]')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/akcii');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Акции');
  await expect(login).toBeVisible();
});

test.describe('Back on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'on a desk Back leaves the page');

  test('closes the modal, and then leaves the page', async ({ page }) => {
    await openPage(page, '/novosti');
    await openContact(page);
    await page.goBack();
    await expect(callback(page)).toBeHidden();
    await expect(page).toHaveURL('/kontakty');
    await page.goBack();
    await expect(page).toHaveURL('/novosti');
  });

  test(
    'right after a link gives the link up with the modal',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/novosti');
      await openContact(page);
      const held = await hold(page, /politika-konfidentsialnosti.*\.data/);
      await addLink(page, '/politika-konfidentsialnosti');
      await callback(page).getByRole('link', { name: 'Дальше' }).click();
      await held.asked();
      await page.goBack();
      held.release();
      await expect(callback(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контакты/);
      await expect(page).toHaveURL('/kontakty');
      await page.goBack();
      await expect(page).toHaveURL('/novosti');
    },
  );

  test('leaves the page at once after the modal was closed by its cross', async ({ page }) => {
    await openPage(page, '/novosti');
    await openContact(page);
    const place = () => page.evaluate(() => navigation.currentEntry?.index);
    const opened = Number(await place());
    await callback(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(callback(page)).toBeHidden();
    // The modal takes its entry of the history along, which is not done at once.
    await expect.poll(place).toBe(opened - 1);
    await page.goBack();
    await expect(page).toHaveURL('/novosti');
  });
});

test.describe('contents from the trigger’s attributes:', () => {
  test('iconContent', async ({ page }) => {
    await openPage(page, '/kontakty');
    await addTrigger(page, {
      'data-modal-trigger': 'iconContent',
      'data-title': 'Контроль качества',
      'data-html': '<p>Проверяем <b>каждый</b> этаж.<img src=x onerror="alert(1)"></p>',
    });
    await page.locator('#trigger').click();
    const modal = page.getByRole('dialog', { name: 'Контроль качества' });
    await expect(modal.getByText('Проверяем каждый этаж.')).toBeVisible();
    await expect(modal.locator('img')).toHaveCount(0);
    expect(await findViolations(page, OPEN_DIALOG)).toEqual([]);
  });

  test(
    'videoContent stands in a frame of 936 × 591',
    { tag: '@full' },
    async ({ page, isMobile }) => {
      await openPage(page, '/kontakty');
      await addTrigger(page, {
        'data-modal-trigger': 'videoContent',
        'data-title': 'Ход стройки',
        'data-src': '/media/video/loop.webm',
      });
      await page.locator('#trigger').click();
      const modal = page.getByRole('dialog', { name: 'Ход стройки' });
      const video = modal.locator('video');
      if (!isMobile) {
        await expect.poll(() => video.boundingBox()).toMatchObject({ width: 936, height: 591 });
      }
      const frame = await video.boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(936 / 591, 1);
    },
  );

  test('photoSlider', { tag: '@full' }, async ({ page }) => {
    await openPage(page, '/kontakty');
    const pictures = ['kanal-hero', 'zaliv-hero'].map((id) => ({
      ...{ id, width: 1600, height: 1000, alt: `Дом ${id}` },
    }));
    await addTrigger(page, {
      'data-modal-trigger': 'photoSlider',
      'data-title': 'Наши дома',
      'data-index': '1',
      'data-pictures': JSON.stringify(pictures),
    });
    await page.locator('#trigger').click();
    const modal = page.locator('dialog[data-modal="photoSlider"]');
    await expect(modal.getByText('Дом zaliv-hero')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page.locator('#trigger')).toBeFocused();
  });

  test(
    'OSFrameModal shows pages of this site and of allowed hosts alone',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/kontakty');
      const trigger = { 'data-modal-trigger': 'OSFrameModal', 'data-title': 'Тур' };
      await addTrigger(page, { ...trigger, 'data-src': 'https://evil.example/' });
      await page.locator('#trigger').click();
      const modal = page.getByRole('dialog', { name: 'Тур' });
      await expect(modal.getByText('сейчас нельзя показать')).toBeVisible();
      await expect(modal.locator('iframe')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.locator('#trigger').evaluate((link) => link.setAttribute('data-src', '/ddu'));
      await page.locator('#trigger').click();
      const frame = modal.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(frame.locator('#cookie-notice')).toBeHidden();
    },
  );

  test('services lead to one service and back', async ({ page }) => {
    await openPage(page, '/kontakty');
    await addTrigger(page, { 'data-modal-trigger': 'services' });
    await page.locator('#trigger').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отделка и мебель' }).click();
    const inner = page.getByRole('dialog', { name: 'Отделка и мебель' });
    await inner.getByRole('button', { name: 'Чистовая отделка' }).click();
    const deepest = page.getByRole('dialog', { name: 'Чистовая отделка' });
    await expect(deepest.getByText('Четыре готовых решения')).toBeVisible();
    expect(await findViolations(page, OPEN_DIALOG)).toEqual([]);
    await deepest.getByRole('button', { name: 'Отделка и мебель' }).click();
    await inner.getByRole('button', { name: 'Все услуги' }).click();
    await expect(page.getByRole('dialog', { name: 'Услуги' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#trigger')).toBeFocused();
  });
});
