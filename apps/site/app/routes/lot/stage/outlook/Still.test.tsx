// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Still } from './Still.tsx';

afterEach(cleanup);

const open = () => render(<Still src="/media/views/1/z2-130_00.webp" alt="Гостиная, окно на юг" />);
const picture = () => screen.queryByRole('img', { name: 'Гостиная, окно на юг' });

it('says that a view is being drawn until it is there', () => {
  open();
  expect(screen.getByRole('status').textContent).toMatch(/Рисуем вид/);
  fireEvent.load(picture() ?? expect.fail('there is no picture'));
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that a view was not drawn, and asks again when it is told to', async () => {
  open();
  fireEvent.error(picture() ?? expect.fail('there is no picture'));
  expect(screen.getByRole('alert').textContent).toMatch(/Не.удалось нарисовать/);
  expect(picture()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(picture()).not.toBeNull();
});
