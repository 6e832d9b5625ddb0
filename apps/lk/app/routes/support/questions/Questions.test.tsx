// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from '@m30/api/examples';
import { Questions } from './Questions.tsx';

afterEach(cleanup);

const [{ result }] = examples['LK.GetLotQuestions'];

it('shows each question beside its answer and its lot, and is accessible', async () => {
  const [answered] = result.questions;
  if (!answered) throw new Error('the example has a question');
  const waiting = { ...answered, guid: 'b', lot: 'Кладовая № 4', answer: null };
  const { container } = render(<Questions questions={[answered, waiting]} />);
  const first = screen.getByRole('region', { name: /Квартира № 57/ });
  expect(within(first).getAllByRole('article')).toHaveLength(2);
  expect(within(first).getByText('Отдел продаж')).toBeTruthy();
  const link = within(first).getByRole('link', { name: 'Страница объекта' });
  expect(link.getAttribute('href')).toBe('/obekty/kanal/korpus-2/k2-57');
  const second = screen.getByRole('region', { name: 'Кладовая № 4' });
  expect(within(second).getByText(/Ответим письмом/)).toBeTruthy();
  await expectAccessible(container);
});

it('says where to ask while nothing was asked', () => {
  render(<Questions questions={[]} />);
  expect(screen.getByText('Вы ещё ни о чём не спрашивали')).toBeTruthy();
});
