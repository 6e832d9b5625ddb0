// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { examplesOf, expectHydrates, installDialog, installPopover } from './index.ts';

const files = import.meta.glob('../components/**/*.examples.tsx', { eager: true });

beforeAll(() => {
  installDialog();
  installPopover();
});
afterEach(cleanup);

describe.each(Object.values(files).map(examplesOf))('$title', (file) => {
  const { examples, conformance, probe, description } = file;

  it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
    const { unmount } = await expectHydrates(one.element);
    unmount();
  });

  it('says keys, screen readers, what to do and what not to, in Storybook and in the style guide', () => {
    const parts = ['\n\n**Скринридер.** ', '\n\n**Хорошо**\n\n- ', '\n\n**Не\u00a0стоит**\n\n- '];
    for (const part of parts) expect(description).toContain(part);
  });

  it('leaves the focus where it is, unless it is shown on demand', () => {
    for (const { name, element, onDemand } of examples) {
      if (onDemand) continue;
      render(element);
      expect(document.activeElement, name).toBe(document.body);
    }
  });

  if ('exempt' in conformance) return;

  const place = (container: Element) => {
    const root = container.firstElementChild;
    return {
      root,
      target: conformance.target ? container.querySelector(conformance.target) : root,
    };
  };

  it('hands on ref, rest props and className', () => {
    const ref = createRef<HTMLElement>();
    const props = { className: 'probe', 'data-probe': 'yes' };
    const { container, unmount } = render(probe({ ref, ...props }));
    const { root, target } = place(container);
    expect(root?.getAttribute('class')?.split(' ')).toContain('probe');
    expect(target?.getAttribute('data-probe')).toBe('yes');
    expect(ref.current).toBe(target);
    unmount();
    expect(ref.current).toBe(null);
  });

  it('calls the handlers it was given beside its own', () => {
    const handlers = { onClick: vi.fn(), onFocus: vi.fn(), onBlur: vi.fn(), onKeyDown: vi.fn() };
    const { container } = render(probe(handlers));
    const { target } = place(container);
    if (!target) throw new Error('There is no target');
    fireEvent.focus(target);
    fireEvent.keyDown(target, { key: 'F8' });
    fireEvent.click(target);
    fireEvent.blur(target);
    for (const [name, handler] of Object.entries(handlers)) {
      expect(handler, name).toHaveBeenCalled();
    }
  });
});

it('every component folder has its examples', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts'));
  const covered = new Set(
    Object.keys(files).map((path) => path.replace(/(?<=\/)[^/]+$/, 'index.ts')),
  );
  expect(folders.filter((path) => !covered.has(path))).toEqual([]);
});
