// @vitest-environment jsdom
import { examplesOf, expectAccessible, expectHydrates } from '@m30/ui-kit/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapEngine } from '../../core/engine.ts';
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
  project: () => ({ x: 10, y: 10 }),
  edges: () => ({ west: 29.8, east: 30.6 }),
  fit: vi.fn<MapEngine['fit']>(),
  centre: vi.fn<MapEngine['centre']>(),
  zoomBy: vi.fn<MapEngine['zoomBy']>(),
  onMove: () => () => {},
  destroy: vi.fn<MapEngine['destroy']>(),
});

it.each(examples)(
  '$name renders on the server, hydrates in silence, is accessible',
  async (one) => {
    const { container, unmount } = await expectHydrates(one.element);
    await expectAccessible(container);
    unmount();
  },
);

describe('the list', () => {
  it('has every place with its page and its address', () => {
    render(probe({}));
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('link')).toHaveLength(8);
    expect(list.getByRole('link', { name: /Канал 9.*Курская/ }).getAttribute('href')).toBe(
      '/obekty/kanal',
    );
  });

  it('and the markers follow one filter', async () => {
    render(probe({}));
    await userEvent.click(screen.getByRole('radio', { name: 'Бизнес' }));
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Сосны' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Залив' })).toBeTruthy();
  });

  it('shows which place was picked on the map', async () => {
    render(probe({}));
    await userEvent.click(screen.getByRole('button', { name: 'Залив' }));
    expect(screen.getByRole('button', { name: 'Залив', pressed: true })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').filter((row) => 'active' in row.dataset);
    expect(rows.map((row) => row.textContent)).toEqual(['ЗаливВасильевский остров, намыв']);
  });
});

describe('the engine', () => {
  it('is not asked for until the map comes near', async () => {
    const load = vi.fn(() => Promise.resolve(() => Promise.resolve(fakeEngine())));
    render(probe({ loadEngine: load }));
    expect(load).not.toHaveBeenCalled();
    await act(async () => approach());
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Приблизить' })).toBeTruthy();
  });

  it('goes to a picked place, to a filtered group, closer and away with the page', async () => {
    const engine = fakeEngine();
    const { unmount } = render(
      probe({ loadEngine: () => Promise.resolve(() => Promise.resolve(engine)) }),
    );
    await act(async () => approach());
    await userEvent.click(screen.getByRole('button', { name: 'Сосны' }));
    expect(engine.centre.mock.calls[0]?.[0]).toEqual([60.168, 29.869]);
    await userEvent.click(screen.getByRole('radio', { name: 'За городом' }));
    expect(engine.fit.mock.calls[0]?.[0]).toMatchObject({ west: 29.869, east: 29.869 });
    await userEvent.click(screen.getByRole('button', { name: 'Отдалить' }));
    expect(engine.zoomBy).toHaveBeenCalledWith(-1);
    unmount();
    expect(engine.destroy).toHaveBeenCalledOnce();
  });

  it('that fails leaves chart, list and a sentence, and is reported', async () => {
    const onError = vi.fn();
    render(probe({ loadEngine: () => Promise.reject(new Error('no WebGL')), onError }));
    await act(async () => approach());
    expect(screen.getByRole('status').textContent).toContain('не\u00a0загрузилась');
    expect(screen.getByRole('button', { name: 'Залив' })).toBeTruthy();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(8);
    expect(onError).toHaveBeenCalledWith(new Error('no WebGL'));
  });
});
