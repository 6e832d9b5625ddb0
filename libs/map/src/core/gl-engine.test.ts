import { expect, it, vi } from 'vitest';
import { adapterOf, paddingWithin } from './gl-engine.ts';

const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const city = { west: 29.8, south: 59.9, east: 30.6, north: 60.2 };

function engine() {
  const map = {
    getContainer: () => ({ clientWidth: 320, clientHeight: 430 }),
    project: () => ({ x: 0, y: 0 }),
    getBounds: () => null,
    getZoom: () => 9.4,
    fitBounds: vi.fn<(box: unknown, options: object) => void>(),
    easeTo: vi.fn<(options: object) => void>(),
    zoomTo: vi.fn<(zoom: number, options: object) => void>(),
    on: () => {},
    off: () => {},
    remove: () => {},
  };
  return { map, adapter: adapterOf(map, '© участники OpenStreetMap') };
}

it('movements take 500 ms, the first picture none', () => {
  const { map, adapter } = engine();
  adapter.fit(city, noPadding, { animate: true, closest: 10 });
  adapter.fit(city, noPadding, { animate: false, closest: 10 });
  adapter.centre([59.92, 30.36], noPadding, 15);
  adapter.zoomBy(1);
  expect(map.fitBounds.mock.calls.map(([, options]) => options)).toMatchObject([
    { duration: 500, maxZoom: 10 },
    { duration: 0, maxZoom: 10 },
  ]);
  expect(map.easeTo.mock.calls).toMatchObject([[{ duration: 500, zoom: 15 }]]);
  expect(map.zoomTo.mock.calls).toEqual([[10, { duration: 500 }]]);
});

const desk = { top: 50, right: 470, bottom: 50, left: 50 };

it.each([
  ['a desk keeps its padding', { clientWidth: 1200, clientHeight: 720 }, desk],
  [
    'a phone that was turned leaves a quarter of its width',
    { clientWidth: 320, clientHeight: 430 },
    { ...desk, right: 217, left: 23 },
  ],
  [
    'a canvas without a size',
    { clientWidth: 0, clientHeight: 0 },
    { top: 0, right: 0, bottom: 0, left: 0 },
  ],
])('padding is never as large as the canvas: %s', (_, canvas, padding) => {
  const { top, right, bottom, left } = paddingWithin(canvas, desk);
  const rounded = [top, right, bottom, left].map(Math.round);
  expect(rounded).toEqual([padding.top, padding.right, padding.bottom, padding.left]);
});

it('a box is fitted with no more padding than the canvas has room for', () => {
  const { map, adapter } = engine();
  adapter.fit(city, desk, { animate: false, closest: 10 });
  const [, { padding }] = map.fitBounds.mock.calls[0] as [unknown, { padding: typeof desk }];
  expect(padding.left + padding.right).toBeLessThan(320);
});
