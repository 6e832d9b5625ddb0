// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import { VisitPage, type VisitPageProps } from './VisitPage.tsx';

afterEach(cleanup);

const [example] = examples['Viewing.Get'];
const given = example?.result as Pick<VisitPageProps, 'viewing' | 'days'>;

const show = (change: Partial<VisitPageProps['viewing']>, own: Partial<VisitPageProps> = {}) =>
  render(
    <VisitPage
      {...{ days: given.days, change: null, day: null, isMoved: false, problem: undefined }}
      {...own}
      viewing={{ ...given.viewing, ...change }}
    />,
  );

const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.replace(/\s/g, ' ');

test('a viewing that is to come says when, and can be moved and cancelled', () => {
  show({});
  expect(heading()).toBe('Ждём вас в субботу, 21 ноября, в 11:30');
  expect(screen.getAllByRole('link', { name: /Перенести|Отменить/ })).toHaveLength(2);
});

test('one whose time is over awaits nobody, though the company has not closed it', () => {
  show({ past: true, can_change: false, reminders: [] }, { change: 'cancel' });
  expect(heading()).toBe('Просмотр прошёл');
  expect(screen.getByText(/^Ждали вас/).textContent).toMatch(/21.ноября, в.11:30\.$/);
  expect(screen.queryByText(/Ждём вас|двух часов/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Отменить запись' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Записаться снова' })).toBeTruthy();
});

test('the time of a cancelled one is free for others only until it is over', () => {
  show({ state: 'cancelled', can_change: false });
  expect(screen.getByText(/свободно для.других/)).toBeTruthy();
  cleanup();
  show({ state: 'cancelled', can_change: false, past: true });
  expect(screen.queryByText(/свободно для.других/)).toBeNull();
});

test('it is not moved to the time that it has', () => {
  const at = '2026-11-21T08:30:00.000Z';
  show({ at }, { change: 'move', day: '2026-11-21' });
  const own = screen.getByRole<HTMLInputElement>('radio', { name: /11:30.*вы.записаны/ });
  expect(own.disabled).toBe(true);
});
