// @vitest-environment jsdom
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectHydrates } from './index.ts';

function Now() {
  return <p>{typeof window === 'undefined' ? 'на сервере' : 'в браузере'}</p>;
}

function Width() {
  return <p>{window.innerWidth}</p>;
}

function Labelled() {
  const id = useId();
  return <p id={id}>Квартиры</p>;
}

describe('expectHydrates', () => {
  it('gives back what stands in the document', async () => {
    const { container, unmount } = await expectHydrates(<Labelled />);
    expect(container.textContent).toBe('Квартиры');
    unmount();
    expect(container.isConnected).toBe(false);
  });

  it('fails when the browser draws something else than the server', async () => {
    await expect(expectHydrates(<Now />)).rejects.toThrow(/hydrat/i);
  });

  it('fails when a component asks for the window while it renders', async () => {
    await expect(expectHydrates(<Width />)).rejects.toThrow(TypeError);
  });
});

describe('expectAccessible', () => {
  it('names the rule that is broken and where', async () => {
    const { container, unmount } = await expectHydrates(<button aria-label="" />);
    await expect(expectAccessible(container)).rejects.toThrow(/button-name[^]*<button/);
    unmount();
  });
});
