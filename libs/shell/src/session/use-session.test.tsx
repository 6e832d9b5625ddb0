// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import type { Level } from '@m30/api/levels';
import { LevelContext } from '../level/level.ts';
import { useSession, useSessionLoader } from './use-session.ts';

function Visitor() {
  useSessionLoader();
  const session = useSession();
  return <p>{session.status === 'user' ? session.user.name_full : session.status}</p>;
}

function visit(answer: () => Promise<Response>, level: Level = 'account') {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  render(
    <Provider>
      <LevelContext value={level}>
        <Visitor />
      </LevelContext>
    </Provider>,
  );
  return fetch;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names a buyer after one question to the server', async () => {
  const user = { id: 1, guid: 'g', name_full: 'Савельева Марина Андреевна' };
  const fetch = visit(() => Promise.resolve(Response.json({ code: 200, result: { user } })));
  expect(screen.getByText('unknown')).toBeTruthy();
  await screen.findByText('Савельева Марина Андреевна');
  const questions = fetch.mock.calls.filter(([{ url }]) => url.endsWith('/User.GetInfo'));
  expect(questions).toHaveLength(1);
});

it.each([
  [
    'nobody is logged in',
    () => Promise.resolve(Response.json({ code: 200, result: { user: null } })),
  ],
  ['the server does not answer', () => Promise.reject(new TypeError('offline'))],
])('takes the visitor for a guest where %s', async (_, answer) => {
  visit(answer);
  await screen.findByText('guest');
});

it('asks nobody where there are no accounts', () => {
  const fetch = visit(() => Promise.reject(new TypeError('no such method')), 'catalogue');
  expect(fetch).not.toHaveBeenCalled();
});
