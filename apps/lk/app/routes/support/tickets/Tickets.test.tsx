// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tickets } from './Tickets.tsx';

afterEach(cleanup);

const ticket = {
  guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a03',
  number: 'О-10003',
  topic: 'contract',
  title: 'Когда зарегистрируют договор',
  state: 'answered',
  unread: true,
  answer_by: null,
  changed_at: '2026-11-17T09:00:00.000Z',
} as const;

const list = { total: 1, page: 1, pages: 1 };

it('tells of new answers and of terms in words, and is accessible', async () => {
  const waiting = {
    ...ticket,
    guid: 'b',
    title: 'Пропуск',
    state: 'open',
    unread: false,
    answer_by: '2026-11-20T09:00:00.000Z',
  } as const;
  const question = { id: 'a', question: 'Как быстро отвечаете', answer: '<p>За день.</p>' };
  const { container } = render(
    <Tickets {...list} tickets={[ticket, waiting]} questions={[question]} />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first && within(first).getByRole('link').textContent).toMatch(/Новое: Когда.*Есть ответ/);
  expect(second?.textContent).toMatch(/Ответим до\s20\sноября, 12:00/);
  await expectAccessible(container);
});

it('says what will stand in an empty list', () => {
  render(<Tickets {...list} tickets={[]} questions={[]} />);
  expect(screen.getByText('Вы ещё ни о чём не спрашивали')).toBeTruthy();
});
