// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PicturePair } from './PicturePair.tsx';

afterEach(cleanup);

it('shows as much of the left picture as the border says', () => {
  const { container } = render(
    <PicturePair
      left={<img alt="Каркас" />}
      right={<img alt="Фасад" />}
      leftPlate="апрель"
      rightPlate="ноябрь"
      note="Визуализация"
      borderLabel="Граница"
      describe={(share) => `${share} % — апрель`}
    />,
  );
  const border = screen.getByRole('slider', { name: 'Граница' });
  expect(border.getAttribute('aria-valuetext')).toBe('50 % — апрель');
  fireEvent.change(border, { target: { value: '80' } });
  expect(border.getAttribute('aria-valuetext')).toBe('80 % — апрель');
  expect(container.firstElementChild?.getAttribute('style')).toContain('--m30-share: 80%');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Фасад',
    'Каркас',
  ]);
});

it('never hides either picture whole', () => {
  render(
    <PicturePair
      left={null}
      right={null}
      leftPlate=""
      rightPlate=""
      note="Визуализация"
      borderLabel="Граница"
      describe={String}
    />,
  );
  const border = screen.getByRole('slider', { name: 'Граница' });
  fireEvent.change(border, { target: { value: '100' } });
  expect(border.getAttribute('aria-valuetext')).toBe('96');
});
