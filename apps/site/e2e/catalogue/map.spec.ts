import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';

// A machine without graphics draws a frame in a second, and a busy one in several.
test.describe.configure({ timeout: 120_000 });

/** A map drawn in software takes seconds to stand. */
const DRAWN = { timeout: 60_000 };

const ENGINE = /maplibre|mapbox|LateMap|style\.json|\/map\/data\/|Map\.Get/;

/** The map's section of the home page, with its engine running. */
async function openMap(page: Page, address = '/', title = 'Где мы строим'): Promise<Locator> {
  await page.goto(address);
  const section = page.getByRole('region', { name: title });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-state="ready"]').first()).toBeVisible(DRAWN);
  return section;
}

/** Waits until the map rests: two frames with its markers in one place. */
async function rest(marker: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const box = JSON.stringify(await marker.boundingBox());
      const still = box === last;
      last = box;
      return still;
    })
    .toBe(true);
}

const markers = (section: Locator) => section.locator('button[aria-pressed], button[title]');

/** Runs in the page: classes of what has to be scrolled around an element to see all that stands beside it. */
function scrollersAround(element: Element): string[] {
  const found: string[] = [];
  for (let above = element.parentElement; above; above = above.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(above).overflowY);
    if (scrolls && above.scrollHeight > above.clientHeight + 1) found.push(above.className);
  }
  return found;
}

test('nothing of the map is fetched before it is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => ENGINE.test(url))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Канал 9' }).first()).toBeAttached();
});

test('objects: filters, list and markers are in step, and no marker is cut off @full @phone', async ({
  page,
}) => {
  const section = await openMap(page);
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(8);
  await rest(markers(section).first());
  await expectInside(section);

  await section.getByText('Комфорт', { exact: true }).click();
  await expect(rows).toHaveCount(4);
  await expect(section.getByRole('button', { name: 'Сосны' })).toHaveCount(0);
  await rest(markers(section).first());
  await expectInside(section);

  await section.getByText('Все объекты', { exact: true }).click();
  const marker = section.getByRole('button', { name: 'Сосны' });
  await rest(marker);
  await marker.click();
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.filter({ hasText: 'Сосны' })).toHaveAttribute('data-active');
  expect(await findViolations(page)).toEqual([]);
});

/** Every 40 × 40 marker stands whole between the map's edges and beside its panel. */
async function expectInside(section: Locator) {
  const sheet = await section.locator('[data-state="ready"]').nth(1).boundingBox();
  const panel = await section.getByRole('tablist').boundingBox();
  if (!sheet || !panel) throw new Error('the map has no size');
  const beside = panel.y < sheet.y + sheet.height ? panel.x : sheet.x + sheet.width;
  for (const marker of await markers(section).all()) {
    const box = await marker.boundingBox();
    if (!box) throw new Error('a marker has no size');
    expect(box.x).toBeGreaterThanOrEqual(sheet.x);
    expect(box.y).toBeGreaterThanOrEqual(sheet.y);
    expect(box.x + box.width).toBeLessThanOrEqual(beside);
    expect(box.y + box.height).toBeLessThanOrEqual(sheet.y + sheet.height);
  }
}

test(
  'the way to work is calculated by keyboard alone, drawn, and refused in Russian',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    const section = await openMap(page);
    const address = section.getByRole('combobox', { name: 'Адрес' });
    await address.focus();
    await page.keyboard.type('дворц');
    await expect(section.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(section.getByText(/≈\s\d+\sминут/)).toBeVisible();
    await expect(section.getByText(/≈\s\d+\sминут/)).toBeInViewport();
    await expect(section.getByText(/Нашли: Дворцов.*Без\sучёта пробок/)).toBeVisible();
    await expect(section.getByText(/^До\sКАД/)).toBeVisible();
    const way = section.getByRole('img', { name: 'Дорога на карте' }).locator('polyline').last();
    await expect(way).toHaveAttribute('points', /^(?:-?[\d.]+,-?[\d.]+(?: |$)){4,}$/);
    // A list within the panel scrolls; the panel is as high as what it says.
    expect(await address.evaluate(scrollersAround)).toEqual([]);

    await address.fill('Улица Которой Нет');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(/Такого адреса нет/);
    await expect(way).toHaveCount(0);
  },
);

test(
  'minutes to the ring road and the centre stand there before a choice, and say from where',
  { tag: '@full' },
  async ({ page }) => {
    const section = await openMap(page);
    await expect(section.getByText(/^От\sсередины карты/)).toBeVisible();
    for (const goal of [/^До\sКАД/, /^До\sцентра/]) {
      await expect(section.getByText(goal)).toBeVisible();
    }
    await expect(section.getByText(/^\d+\sминут[аы]?$/)).toHaveCount(2);
  },
);

test(
  'the office has its tab, on the map and in words',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'the tabs are the same');
    const section = await openMap(page, '/kontakty', 'Как нас найти');
    await expect(section.getByRole('tab', { name: 'Офис продаж' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(section.getByRole('img', { name: 'Центральный офис' })).toBeVisible();
    await expect(section.getByText(/Ежедневно с/)).toBeVisible();
    await section.getByRole('tab', { name: 'Офис продаж' }).press('ArrowLeft');
    await expect(section.getByRole('listitem')).toHaveCount(8);
    await expect(section.getByRole('img', { name: 'Центральный офис' })).toHaveCount(0);
  },
);

test.describe('without WebGL', () => {
  test('chart, list and addresses stay, and no engine is fetched', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Где мы строим' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(/карта не\sзагрузилась/)).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(8);
    await expect(section.getByRole('button', { name: 'Канал 9' })).toBeVisible();
    expect(asked.filter((url) => /maplibre|mapbox-gl|style\.json/.test(url))).toEqual([]);
  });
});

test.describe('with a token of Mapbox', { tag: '@full' }, () => {
  test.skip(({ isMobile }) => isMobile, 'engines are the same everywhere');
  // The policy of this server allows no other hosts, as it has no token itself.
  test.use({ bypassCSP: true });

  const configure = (page: Page) =>
    page.route('**/api/Map.GetConfig', (route) =>
      route.fulfill({
        json: { code: 200, result: { token: 'pk.eyJ1IjoidGVzdCJ9.test', styleUrl: null } },
      }),
    );
  const style = { version: 8, name: 'test', sources: {}, layers: [] };

  test('its engine draws, and the token is asked for only now', async ({ page }) => {
    await configure(page);
    const hosts = new Set<string>();
    await page.route(/^https:\/\/[^/]*mapbox\.com\//, (route) => {
      hosts.add(new URL(route.request().url()).pathname.split('/').slice(1, 3).join('/'));
      return route.fulfill({ json: style });
    });
    const section = await openMap(page);
    await expect(section.getByText('© Mapbox')).toBeVisible();
    await expect(section.locator('.mapboxgl-canvas')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Сосны' })).toBeVisible();
    expect([...hosts]).toContain('styles/v1');
  });

  test('that does not answer is waited for beside chart and list, then gives way', async ({
    page,
  }) => {
    await configure(page);
    // Twelve seconds that tiles are given pass in one.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const soon = (work: TimerHandler, wait = 0) => later(work, wait === 12_000 ? 1_000 : wait);
      window.setTimeout = soon as typeof window.setTimeout;
    });
    await page.route(/^https:\/\/[^/]*mapbox\.com\//, () => Promise.resolve());
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Где мы строим' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.mapboxgl-canvas')).toBeAttached(DRAWN);
    await expect(section.getByRole('button', { name: 'Сосны' })).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(8);
    await expect(section.locator('.maplibregl-canvas')).toBeVisible(DRAWN);
    await expect(section.locator('.mapboxgl-canvas')).toHaveCount(0);
    await expect(section.getByText(/карта не\sзагрузилась/)).toHaveCount(0);
  });

  for (const [how, answer] of [
    ['refuses the token', { status: 401, json: { message: 'Not Authorized - Invalid Token' } }],
    ['is down', { status: 503, body: '' }],
  ] as const) {
    test(`that ${how} the bundled map takes its place`, async ({ page }) => {
      await configure(page);
      await page.route(/^https:\/\/[^/]*mapbox\.com\//, (route) => route.fulfill(answer));
      const section = await openMap(page);
      await expect(section.locator('.maplibregl-canvas')).toBeVisible();
      await expect(section.locator('.mapboxgl-canvas')).toHaveCount(0);
      await expect(section.getByText('© участники OpenStreetMap', { exact: true })).toBeVisible();
    });
  }
});
