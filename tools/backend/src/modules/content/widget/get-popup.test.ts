import { afterAll, beforeAll, expect, test } from 'vitest';
import { popups } from './widgets.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
  await backend.services.db.delete(popups);
  const row = (alias: string, path: string, rest = {}) => ({
    alias,
    path,
    headline: alias,
    ...rest,
  });
  await backend.services.db
    .insert(popups)
    .values([
      row('everywhere', '*'),
      row('houses', '/obekty/*', { headline2: 'Дома', timer: 30, timerRepeat: 90 }),
      row('house', '/obekty/kanal/*', { color: '#0d222e', color2: '#c93a0c' }),
      row('very house', '/obekty/kanal'),
      row('off', '/katalog', { enabled: false }),
      row('cart', '/cart'),
    ]);
});
afterAll(() => backend.close());

const popupOf = async (path: string) => {
  const { body } = await backend.visitor().post('SmartCall.GetPopup', { path });
  return (body.result as { popup: { headline: string } | null }).popup;
};

test.each([
  ['/', 'everywhere'],
  ['/obekty', 'houses'],
  ['/obekty/zaliv/', 'houses'],
  ['/obekty/kanal?utm_source=ya#plan', 'very house'],
  ['/obekty/kanal/k2/57', 'house'],
  ['/katalog', 'everywhere'],
])('%s gets the popup «%s»: its own path first, then the nearest group', async (path, headline) => {
  expect(await popupOf(path)).toHaveProperty('headline', headline);
});

test.each([
  '/cart',
  '/cart/',
  '/Cart?step=2',
  '//cart',
  '/order',
  '/order/4f',
  '/lk',
  '/lk/orders',
])('%s gets none, whatever is configured', async (path) => {
  expect(await popupOf(path)).toBeNull();
});

test('a popup carries what is set and leaves out what is not', async () => {
  expect(await popupOf('/obekty/')).toEqual({
    headline: 'houses',
    headline2: 'Дома',
    timer: 30,
    timer_repeat: 90,
    path: '/obekty',
  });
  expect(await popupOf('/obekty/kanal/k2')).toEqual({
    headline: 'house',
    path: '/obekty/kanal/k2',
    color: '#0d222e',
    color2: '#c93a0c',
  });
});
