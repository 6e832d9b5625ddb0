// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateEngine, EngineOptions, EngineSource, MapEngine } from '../../core/engine.ts';
import type { MapSettings } from '../../core/settings.ts';
import type { Travel } from '../../core/travel.ts';
import * as file from './ObjectsMap.examples.tsx';

const { examples, probe } = examplesOf(file);

let approach: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fakeEngine = () => ({
  // Degrees as pixels, far enough from each other to stand single.
  project: ([latitude, longitude]: readonly [number, number]) => ({
    x: (longitude - 29) * 1000,
    y: (61 - latitude) * 1000,
  }),
  edges: () => ({ west: 29.8, east: 30.6 }),
  fit: vi.fn<MapEngine['fit']>(),
  centre: vi.fn<MapEngine['centre']>(),
  zoomBy: vi.fn<MapEngine['zoomBy']>(),
  onMove: () => () => {},
  attribution: '© участники OpenStreetMap',
  destroy: vi.fn<MapEngine['destroy']>(),
});

/** An engine that needs no settings. */
const source = (load: () => Promise<CreateEngine>): EngineSource => ({ load, ways: () => [{}] });

async function withEngine(props: Parameters<typeof probe>[0] = {}) {
  const engine = fakeEngine();
  const given: EngineOptions[] = [];
  const load = () =>
    Promise.resolve((_: HTMLElement, options: EngineOptions) => {
      given.push(options);
      return Promise.resolve(engine);
    });
  const view = render(probe({ ...props, engines: [source(load)] }));
  await act(async () => approach());
  return { engine, given, ...view };
}

const places = () => screen.getAllByRole('link').filter((link) => link.closest('li'));
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map((one) => one.textContent);

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('the objects', () => {
  it('stand in a list with page and address, hidden sections left out', () => {
    render(probe({}));
    expect(places()).toHaveLength(8);
    expect(screen.getByRole('link', { name: /Канал 9.*Курская/ }).getAttribute('href')).toBe(
      '/obekty/kanal',
    );
    expect(screen.queryByText(/Старое подворье/)).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('radio', { name: 'Проданные' })).toBeNull();
  });

  it('and their markers follow one filter', async () => {
    render(probe({}));
    await userEvent.click(screen.getByRole('radio', { name: 'Бизнес' }));
    expect(places()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Сосны' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Залив' })).toBeTruthy();
  });

  it('have icons of 40 × 40 pixels, and the office one of 42 × 55', async () => {
    const { map } = file.default.args ?? {};
    if (!map) throw new Error('the examples have no map');
    const markers = map.markers.map((section) => ({ ...section, icon: '/media/ring.svg' }));
    const { container } = render(probe({ map: { ...map, markers } }));
    const icon = container.querySelector('button img[src="/media/ring.svg"]');
    expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['40', '40']);
    await userEvent.click(screen.getByRole('tab', { name: 'Офис продаж' }));
    const office = screen.getByRole('img', { name: 'Центральный офис' });
    expect([office.getAttribute('width'), office.getAttribute('height')]).toEqual(['42', '55']);
  });

  it('show which was picked on the map', async () => {
    render(probe({}));
    await userEvent.click(screen.getByRole('button', { name: 'Залив' }));
    expect(pressed()).toEqual(['Залив']);
    const rows = screen.getAllByRole('listitem').filter((row) => 'active' in row.dataset);
    expect(rows.map((row) => row.textContent)).toEqual(['ЗаливВасильевский остров, намыв']);
  });

  it('of a simplified map have no tabs, filters and calculator', () => {
    render(examples.find(({ name }) => name === 'Simplified')?.element ?? null);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(places()).toHaveLength(8);
  });
});

describe('the engine', () => {
  it('is not asked for until the map comes near, nor are its settings', async () => {
    const load = vi.fn(() => Promise.resolve(() => Promise.resolve(fakeEngine())));
    const settings = vi.fn(() => Promise.resolve({}));
    render(probe({ engines: [source(load)], settings }));
    expect(load).not.toHaveBeenCalled();
    expect(settings).not.toHaveBeenCalled();
    await act(async () => approach());
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Приблизить' })).toBeTruthy();
  });

  it('is none unless the host gives one: chart and list, and no settings are asked for', async () => {
    const settings = vi.fn(() => Promise.resolve({}));
    render(probe({ engines: undefined, settings }));
    await act(async () => approach());
    expect(settings).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Залив' })).toBeTruthy();
    expect(screen.queryByText(/не загрузилась/)).toBeNull();
  });

  it('shows all objects first, at zoom 10 at most, with 30 pixels around the icons', async () => {
    const { given } = await withEngine();
    expect(given[0]).toMatchObject({
      closest: 10,
      bounds: { west: 29.869, east: 30.513, south: 59.905, north: 60.168 },
    });
    expect(given[0]?.padding()).toEqual({ top: 50, right: 50, bottom: 50, left: 50 });
  });

  it('stands around the complex whose page it is, and around the office on its tab', async () => {
    const own = await withEngine({ own: 'kanal' });
    expect(own.given[0]?.bounds).toMatchObject({ west: 30.3158, east: 30.3158 });
    own.unmount();
    const office = await withEngine({ tab: 'office' });
    expect(office.given[0]).toMatchObject({
      closest: 15,
      bounds: { west: 30.3556, north: 59.9206 },
    });
  });

  it('goes to a picked place, to a filtered group, closer and away with the page', async () => {
    const { engine, unmount } = await withEngine();
    await userEvent.click(screen.getByRole('button', { name: 'Сосны' }));
    expect(engine.centre.mock.calls[0]?.[0]).toEqual([60.168, 29.869]);
    await userEvent.click(screen.getByRole('radio', { name: 'За городом' }));
    expect(engine.fit.mock.calls[0]?.[0]).toMatchObject({ west: 29.869, east: 29.869 });
    await userEvent.click(screen.getByRole('button', { name: 'Отдалить' }));
    expect(engine.zoomBy).toHaveBeenCalledWith(-1);
    unmount();
    expect(engine.destroy).toHaveBeenCalledOnce();
  });

  describe('a marker that has the focus', () => {
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    });
    afterEach(() => vi.restoreAllMocks());

    it('comes into sight from beyond the edge, and the map stays where it is for one within', async () => {
      const { engine } = await withEngine();
      // At 869, 832 of 800 × 600.
      act(() => screen.getByRole('button', { name: 'Сосны' }).focus());
      expect(engine.centre.mock.calls).toEqual([[[60.168, 29.869], expect.anything(), 0]]);
      engine.project = () => ({ x: 400, y: 300 });
      act(() => screen.getByRole('button', { name: 'Залив' }).focus());
      expect(engine.centre).toHaveBeenCalledOnce();
    });

    it('stays in sight when the engine takes the place of the chart', async () => {
      const engine = fakeEngine();
      const coming = Promise.withResolvers<MapEngine>();
      render(probe({ engines: [source(() => Promise.resolve(() => coming.promise))] }));
      await act(async () => approach());
      act(() => screen.getByRole('button', { name: 'Сосны' }).focus());
      expect(engine.centre).not.toHaveBeenCalled();
      await act(async () => coming.resolve(engine));
      expect(engine.centre.mock.calls).toEqual([[[60.168, 29.869], expect.anything(), 0]]);
    });
  });

  it('shows the office at zoom 15 on its tab, and the objects again on theirs', async () => {
    const { engine } = await withEngine();
    await userEvent.click(screen.getByRole('tab', { name: 'Офис продаж' }));
    expect(engine.centre.mock.calls[0]?.[0]).toEqual([59.9206, 30.3556]);
    expect(engine.centre.mock.calls[0]?.[2]).toBe(15);
    expect(screen.getByRole('img', { name: 'Центральный офис' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Сосны' })).toBeNull();
    const panel = within(screen.getByRole('tabpanel', { name: 'Офис продаж' }));
    expect(panel.getByText(/Лиговский пр., 87/)).toBeTruthy();
    expect(panel.getByText('Ежедневно с 9:00 до 21:00')).toBeTruthy();
    expect(panel.getByText(/Две минуты от метро/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Объекты на карте' }));
    expect(engine.fit.mock.lastCall?.[2]).toEqual({ animate: true, closest: 10 });
  });

  it('that fails leaves chart, list and a sentence, and is reported', async () => {
    const onError = vi.fn();
    const failing = source(() => Promise.reject(new Error('no WebGL')));
    render(probe({ engines: [failing], onError }));
    await act(async () => approach());
    expect(screen.getByText(/не загрузилась/).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Залив' })).toBeTruthy();
    expect(places()).toHaveLength(8);
    expect(onError).toHaveBeenCalledWith(new Error('no WebGL'));
  });

  it('that fails leaves it to the next way, then to the next engine', async () => {
    const tried: MapSettings[] = [];
    const failing: EngineSource = {
      load: () =>
        Promise.resolve((_, { settings }) => {
          tried.push(settings);
          return Promise.reject(new Error('no style'));
        }),
      ways: ({ styleUrl }) => [{ styleUrl }, {}],
    };
    const next = source(() => Promise.resolve(() => Promise.resolve(fakeEngine())));
    const settings = () => Promise.resolve({ styleUrl: 'https://tiles.example/s.json' });
    render(probe({ engines: [failing, next], settings }));
    await act(async () => approach());
    expect(tried).toEqual([{ styleUrl: 'https://tiles.example/s.json' }, {}]);
    expect(screen.getByRole('button', { name: 'Приблизить' })).toBeTruthy();
  });

  it('that is lost later is taken down, and chart and sentence take its place', async () => {
    const onError = vi.fn();
    const { engine, given } = await withEngine({ onError });
    await act(async () => given[0]?.onLost(new Error('401')));
    expect(engine.destroy).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledWith(new Error('401'));
    expect(screen.getByText(/карта не загрузилась/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Приблизить' })).toBeNull();
  });

  it('gathers markers that would lie on each other, and a press brings them apart', async () => {
    const engine = { ...fakeEngine(), project: () => ({ x: 10, y: 10 }) };
    render(probe({ engines: [source(() => Promise.resolve(() => Promise.resolve(engine)))] }));
    await act(async () => approach());
    await userEvent.click(screen.getByRole('button', { name: /^Рядом 8: Канал 9, Залив/ }));
    expect(engine.fit.mock.lastCall?.[2]).toEqual({ animate: true, closest: 13 });
  });
});

describe('the travel calculator', () => {
  const input = () => screen.getByRole('combobox', { name: 'Адрес' });
  const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Рассчитать' }));

  it('suggests addresses that the keyboard takes', async () => {
    render(probe({}));
    await userEvent.type(input(), 'невс');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input()).toHaveProperty('value', 'метро «Невский проспект»');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('tells minutes, what was found, that it is an estimate, and draws the way', async () => {
    const { engine } = await withEngine();
    await userEvent.click(screen.getByRole('button', { name: 'Залив' }));
    await userEvent.type(input(), 'Невский, 28');
    await calculate();
    const form = within(screen.getByRole('form', { name: /сколько времени займет дорога/ }));
    expect(form.getByText('≈ 14 минут')).toBeTruthy();
    expect(form.getByText(/комплекса «Залив»/)).toBeTruthy();
    expect(form.getByText(/Нашли: Невский проспект \(без номера дома\)/)).toBeTruthy();
    expect(form.getByText(/Без учёта пробок/)).toBeTruthy();
    expect(form.getByText('21 минута')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Дорога на карте' })).toBeTruthy();
    expect(engine.fit.mock.lastCall?.[0]).toMatchObject({ west: 30.206, north: 59.934 });
  });

  it('calculates anew from another place', async () => {
    const route = vi.fn<Travel['route']>(() => new Promise(() => {}));
    render(probe({ travel: { suggest: () => Promise.resolve([]), route } }));
    await userEvent.type(input(), 'Невский');
    await calculate();
    await userEvent.click(screen.getByRole('button', { name: 'Сосны' }));
    expect(route.mock.calls.map(([from]) => from)).toEqual([
      [59.911, 30.356],
      [60.168, 29.869],
    ]);
    expect(route.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it.each([
    ['', undefined, /Введите адрес/],
    ['Нигде', undefined, /Такого адреса нет/],
    ['Невский', () => Promise.reject(new Error('offline')), /сервис сейчас не отвечает/],
  ])('with «%s» says what is wrong beside the field', async (address, route, words) => {
    const suggest = () => Promise.resolve([]);
    render(probe(route ? { travel: { suggest, route } } : {}));
    if (address) await userEvent.type(input(), address);
    await calculate();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(words);
  });
});

describe('places around the objects', () => {
  const spots = {
    title: 'Школы и сады',
    note: 'Придуманы для показа',
    places: [
      {
        ...{ id: 'kanal school', title: 'Гимназия', way: '11 минут пешком' },
        ...{ label: 'Гимназия, 11 мин', mark: 'Ш' },
        coordinate: [59.915, 30.4] as const,
      },
    ],
  };
  const box = () => screen.getByRole('checkbox', { name: 'Школы и сады' });

  it('are shown when they are asked for, in words and as pins, and the map comes near', async () => {
    const scroll = vi.fn<Element['scrollIntoView']>();
    Element.prototype.scrollIntoView = scroll;
    const { engine, container } = await withEngine({ spots, own: 'kanal' });
    expect(screen.queryByText('Придуманы для показа')).toBeNull();
    await userEvent.click(box());
    expect(screen.getByText('Придуманы для показа')).toBeTruthy();
    expect(container.querySelector('[title="Гимназия, 11 мин"]')).not.toBeNull();
    expect(engine.fit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: /Гимназия.*11 минут пешком/ }));
    expect(engine.centre).toHaveBeenLastCalledWith([59.915, 30.4], expect.anything(), 14);
    expect(scroll).toHaveBeenCalledOnce();
    await userEvent.click(box());
    expect(container.querySelector('[title="Гимназия, 11 мин"]')).toBeNull();
  });

  it('stand there from the beginning where the host wants it, and nothing is offered where there are none', () => {
    const { unmount } = render(probe({ spots: { ...spots, shown: true } }));
    expect(screen.getByRole('button', { name: /Гимназия/ })).toBeTruthy();
    unmount();
    render(probe({ spots: { ...spots, places: [] } }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
