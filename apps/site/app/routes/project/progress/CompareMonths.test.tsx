// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import CompareMonths from './CompareMonths.tsx';

const progress = examples['Objects.GetProgress'][0].result;
const picture = progress.picture ?? expect.fail('the example has no picture');
const [newest, before] = progress.months;

const drawings = () =>
  [...document.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => src.includes('/progress/'));

afterEach(cleanup);

it('lays the later month over the earlier one', () => {
  render(<CompareMonths progress={progress} picture={picture} />);
  expect(drawings()).toEqual([before?.drawing, newest?.drawing]);
});

it('shows another month when it is chosen', async () => {
  render(<CompareMonths progress={progress} picture={picture} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Слева' }), '0');
  expect(drawings()).toEqual([newest?.drawing, newest?.drawing]);
});

it('says how much of the earlier month is seen', () => {
  render(<CompareMonths progress={progress} picture={picture} />);
  const border = screen.getByRole('slider', { name: 'Граница между месяцами' });
  fireEvent.change(border, { target: { value: '20' } });
  expect(border.getAttribute('aria-valuetext')).toBe('20\u00a0% рисунка\u00a0— октябрь 2026');
});
