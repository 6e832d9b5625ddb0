import { expect, it, vi } from 'vitest';
import { adapterOf } from './gl-engine.ts';

const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const city = { west: 29.8, south: 59.9, east: 30.6, north: 60.2 };

function engine() {
  const map = {
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
