// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubIntersection, type Intersection } from '../../testing/intersection.ts';
import { LatePart } from './LatePart.tsx';

let intersection: Intersection;
beforeEach(() => {
  intersection = stubIntersection(vi.stubGlobal);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fallback = <a href="/katalog">В каталог</a>;

it('asks for nothing until the visitor comes near, then shows the live part', async () => {
  const load = vi.fn(() => Promise.resolve('живая карта'));
  render(
    <LatePart load={load} fallback={fallback}>
      {(words) => <p>{words}</p>}
    </LatePart>,
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => intersection.come());
  expect(screen.getByText('живая карта')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('comes for the keyboard, too, and keeps the focus where it was', async () => {
  render(
    <LatePart load={() => Promise.resolve('живая карта')} fallback={fallback}>
      {(words) => <p>{words}</p>}
    </LatePart>,
  );
  await act(async () => screen.getByRole('link').focus());
  expect(document.activeElement?.textContent).toBe('живая карта');
});

it('keeps the fallback and says so when nothing comes', async () => {
  const onError = vi.fn();
  render(
    <LatePart
      load={() => Promise.reject(new Error('offline'))}
      fallback={fallback}
      onError={onError}
    >
      {() => null}
    </LatePart>,
  );
  await act(async () => intersection.come());
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeTruthy();
  expect(onError).toHaveBeenCalledWith(new Error('offline'));
});

it('keeps the fallback where there is nobody to ask', async () => {
  render(
    <LatePart load={undefined} fallback={fallback}>
      {() => null}
    </LatePart>,
  );
  await act(async () => intersection.come());
  expect(screen.getByRole('link')).toBeTruthy();
});
