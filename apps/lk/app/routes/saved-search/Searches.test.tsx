// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '@m30/api/client';
import { Searches } from './Searches.tsx';

const { post } = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock('@m30/shell/browser', () => ({ browserApi: { post } }));

const search = {
  guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
  name: 'Двушки',
  url: '/katalog?rooms=2',
  total: 42,
  subscribed: true,
  frequency: 'now' as const,
  createdAt: '2026-11-04T09:00:00.000Z',
};
const paused = { ...search, guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a603', subscribed: false };

function show(searches: (typeof search)[] = [search]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Searches searches={searches} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  post.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => post.mock.calls.map(([method, input]) => [method, input]);

test('a search leads to its flats, and says how many there are and whether letters come', () => {
  show([search, { ...paused, name: 'Однушки' }]);
  const link = screen.getByRole('link', { name: 'Двушки' });
  expect(link.getAttribute('href')).toBe('/katalog?rooms=2');
  expect(screen.getAllByText(/^42.квартиры/)).toHaveLength(2);
  expect(screen.getByText('Письма приходят')).toBeTruthy();
  const row = within(screen.getByRole('listitem', { name: 'Однушки' }));
  expect(row.getByText('Письма приостановлены')).toBeTruthy();
  expect(row.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
});

test('it takes another name, but none that is empty', async () => {
  show();
  await press('Переименовать');
  const field = screen.getByRole('textbox', { name: 'Название' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await press('Сохранить');
  expect(screen.getByText(/Назовите подборку/)).toBeTruthy();
  await userEvent.type(field, 'Для родителей');
  await press('Сохранить');
  expect(sent()).toEqual([['Search.Change', { guid: search.guid, name: 'Для родителей' }]]);
});

test('it is written of less often, paused and deleted', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'weekly');
  await press('Приостановить письма');
  await press('Удалить');
  const { guid } = search;
  expect(sent()).toEqual([
    ['Search.Change', { guid, frequency: 'weekly' }],
    ['Search.Change', { guid, subscribed: false }],
    ['Search.Delete', { guid }],
  ]);
});

test('a refusal is said', async () => {
  post.mockRejectedValue(
    new ApiRefusal('Search.Change', 422, 'Сначала подтвердите почту в профиле'),
  );
  show([paused]);
  await press('Возобновить письма');
  expect((await screen.findByText(/подтвердите почту/)).closest('[role=alert]')).toBeTruthy();
});

test('without a search the catalogue is offered', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'Выбрать фильтры' }).getAttribute('href')).toBe(
    '/katalog',
  );
});
