// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

it.each([
  [3, 9, '33\u00a0%'],
  [120, 100, '100\u00a0%'],
  [-1, 100, '0\u00a0%'],
])('%i of %i is said as %s', (value, max, words) => {
  render(<ProgressBar label="Загрузка" value={value} max={max} />);
  expect(screen.getByRole('progressbar', { name: 'Загрузка' }).ariaValueText).toBe(words);
});

it('has no value while nobody knows it', () => {
  render(<ProgressBar label="Проверка" />);
  const bar = screen.getByRole('progressbar', { name: 'Проверка' });
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.ariaValueText).toBeNull();
});
