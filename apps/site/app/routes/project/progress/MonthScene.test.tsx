// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import MonthScene from './MonthScene.tsx';

const progress = examples['Objects.GetProgress'][0].result;

/** Pictures that are seen, the right one first: the left one lies over it. */
const seen = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const left = () => screen.getByRole('slider', { name: 'Месяц слева' });
const right = () => screen.getByRole('slider', { name: 'Месяц справа' });

beforeEach(() => {
  render(<MonthScene progress={progress} />);
});
afterEach(cleanup);

it('lays the phase before over the newest one', () => {
  expect(seen()).toEqual([
    'Строительство ЖК «Канал 9»: каркас растёт, вид сверху, визуализация',
    'Строительство ЖК «Канал 9»: котлован и фундамент, вид сверху, визуализация',
  ]);
  expect(screen.getByText(/^Визуализация этапа/)).toBeDefined();
});

it('gives each month the phase that it had', () => {
  fireEvent.change(left(), { target: { value: '1' } });
  expect(new Set(seen()).size).toBe(1);
  expect(left().getAttribute('aria-valuetext')).toBe('ноябрь 2026, Каркас');
});

it('goes month by month with the buttons, and not beyond the other month', async () => {
  const back = within(screen.getByRole('group', { name: 'Справа' })).getByRole('button', {
    name: 'Месяцем раньше',
  });
  await userEvent.click(back);
  expect(right().getAttribute('aria-valuetext')).toBe(left().getAttribute('aria-valuetext'));
  expect(back).toHaveProperty('disabled', true);
  fireEvent.change(left(), { target: { value: '1' } });
  expect(left()).toHaveProperty('value', '0');
});
