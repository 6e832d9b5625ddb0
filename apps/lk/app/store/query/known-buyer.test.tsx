// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { examples } from '@m30/api/examples';
import { browserApi } from '../account/testing/fake-browser.ts';
import { useKnownBuyer } from './known-buyer.ts';
import { WithQueries } from './testing/with-queries.tsx';
import { useRefresh } from './use-refresh.ts';

vi.mock('@m30/shell/browser', () => import('../account/testing/fake-browser.ts'));
afterEach(cleanup);

const user = examples['User.GetInfo'].flatMap(({ result }) => result.user ?? [])[0] ?? null;

function Frame() {
  const refresh = useRefresh();
  return <button onClick={() => void refresh()}>{useKnownBuyer(user)?.name_full}</button>;
}

const change = async (answer: object | null) => {
  browserApi.post.mockReset().mockResolvedValue({ user: answer });
  const Stub = createRoutesStub([{ path: '/', Component: Frame }]);
  render(<Stub />, { wrapper: WithQueries });
  const frame = await screen.findByRole('button', { name: user?.name_full ?? '' });
  expect(browserApi.post).not.toHaveBeenCalled();
  await userEvent.click(frame);
  await vi.waitFor(() => expect(browserApi.post).toHaveBeenCalledTimes(1));
};

it('a new name stands in the frame after the change', async () => {
  await change({ ...user, name_full: 'Корф Марина Андреевна' });
  expect(await screen.findByRole('button', { name: 'Корф Марина Андреевна' })).toBeTruthy();
});

it.each([
  ['a session that has ended', null],
  ['somebody else who has logged in', { ...user, guid: 'other', name_full: 'Другой' }],
])('%s does not change for whom the page was rendered', async (_, answer) => {
  await change(answer);
  expect(screen.getByRole('button', { name: user?.name_full ?? '' })).toBeTruthy();
});
