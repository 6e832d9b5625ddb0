// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Meridian } from './Meridian.tsx';

afterEach(cleanup);

it('is one line that stays while its place changes, so that it moves there, and says nothing', () => {
  const { container, rerender } = render(<Meridian at={10} />);
  const line = container.firstElementChild;
  rerender(<Meridian at={71.67} />);
  expect(container.firstElementChild).toBe(line);
  expect(line?.getAttribute('style')).toBe('--m30-at: 71.67;');
  expect(line?.getAttribute('aria-hidden')).toBe('true');
});
