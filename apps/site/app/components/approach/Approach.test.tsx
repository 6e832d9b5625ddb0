// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Approach } from './Approach.tsx';

let come: (near: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        come = (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
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

const Live = ({ name }: { name: string }) => <p>живой {name}</p>;

it('shows the still part and loads nothing until the visitor comes near', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Live }));
  render(
    <Approach load={load} props={{ name: 'расчёт' }}>
      <p>неподвижный расчёт</p>
    </Approach>,
  );
  await act(async () => come(false));
  expect(screen.getByText('неподвижный расчёт')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();

  await act(async () => come(true));
  expect(screen.getByText('живой расчёт')).toBeTruthy();
  expect(screen.queryByText('неподвижный расчёт')).toBeNull();
});

it('loads when the still part is touched', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Live }));
  render(
    <Approach load={load} props={{ name: 'расчёт' }}>
      <button>Изменить</button>
    </Approach>,
  );
  await act(async () => screen.getByRole('button').focus());
  expect(screen.getByText('живой расчёт')).toBeTruthy();
});

it('keeps the still part when the code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Approach<{ name: string }>
      load={() => Promise.reject(new Error('offline'))}
      props={{ name: 'расчёт' }}
    >
      <p>неподвижный расчёт</p>
    </Approach>,
  );
  await act(async () => come(true));
  expect(screen.getByText('неподвижный расчёт')).toBeTruthy();
});
