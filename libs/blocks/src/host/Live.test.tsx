// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApproach, type Approach } from '../testing/approach.ts';
import { BlocksHostProvider } from './BlocksHost.tsx';
import { Live } from './Live.tsx';

let approach: Approach;
beforeEach(() => {
  approach = stubApproach();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const still = <a href="/katalog">В каталог</a>;

it('asks for nothing until the visitor comes near, then shows the live part', async () => {
  const load = vi.fn(() => Promise.resolve('живая карта'));
  render(
    <Live load={load} still={still}>
      {(words) => <p>{words}</p>}
    </Live>,
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => approach.come());
  expect(screen.getByText('живая карта')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('comes for the keyboard, too, and keeps the focus where it was', async () => {
  render(
    <Live load={() => Promise.resolve('живая карта')} still={still}>
      {(words) => <p>{words}</p>}
    </Live>,
  );
  await act(async () => screen.getByRole('link').focus());
  expect(document.activeElement?.textContent).toBe('живая карта');
});

it('keeps the still part and tells the host when nothing comes', async () => {
  const onError = vi.fn();
  render(
    <BlocksHostProvider host={{ onError }}>
      <Live load={() => Promise.reject(new Error('offline'))} still={still}>
        {() => null}
      </Live>
    </BlocksHostProvider>,
  );
  await act(async () => approach.come());
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeTruthy();
  expect(onError).toHaveBeenCalledWith(new Error('offline'));
});

it('stays still where there is nobody to ask', async () => {
  render(
    <Live load={undefined} still={still}>
      {() => null}
    </Live>,
  );
  await act(async () => approach.come());
  expect(screen.getByRole('link')).toBeTruthy();
});
