// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOwnFlatInSight } from './use-own-flat-in-sight.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** HTML of the server: no component of the browser knows it. */
const DRAWN = '<div><div><a data-current></a><span></span><span data-current></span></div></div>';

function Ground() {
  const ground = useRef<HTMLDivElement>(null);
  useOwnFlatInSight(ground);
  return <div ref={ground} dangerouslySetInnerHTML={{ __html: DRAWN }} />;
}

it('brings the marked flat into the middle, once its floor is seen', () => {
  let see = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        see = changed;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { container } = render(<Ground />);
  const scroll = container.querySelector('div > div > div');
  const own = container.querySelector('span[data-current]');
  if (!scroll || !own) throw new Error('nothing is drawn');
  Object.defineProperty(own, 'offsetLeft', { value: 700 });
  const width = vi.spyOn(scroll, 'clientWidth', 'get').mockReturnValue(0);
  see();
  expect(scroll.scrollLeft).toBe(0);
  expect(disconnect).not.toHaveBeenCalled();
  width.mockReturnValue(300);
  see();
  expect(scroll.scrollLeft).toBe(550);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
