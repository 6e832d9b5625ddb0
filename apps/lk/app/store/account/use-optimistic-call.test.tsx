// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ApiRefusal, type Api } from '@m30/api/client';
import { examples } from '@m30/api/examples';
import { methodQuery } from '@m30/api/query';
import { Notices } from '../../routes/notice/Notices.tsx';
import { NoticeSettings } from '../../routes/profile/setting/NoticeSettings.tsx';
import { usePageQuery } from '../query/page-query.ts';
import { browserApi } from './testing/fake-browser.ts';
import { WithQueries } from '../query/testing/with-queries.tsx';

vi.mock('@m30/shell/browser', () => import('./testing/fake-browser.ts'));
const { get, post } = browserApi;

const notices = { ...examples['LK.GetNotices'][0].result, unread: 2 };
const profile = examples['LK.GetProfile'][0].result;
const noticesQuery = (api: Api) => methodQuery(api, 'LK.GetNotices', { page: 1 });
const profileQuery = (api: Api) => methodQuery(api, 'LK.GetProfile', {});

function NoticesPage() {
  return <Notices {...usePageQuery(noticesQuery, { data: notices, at: Date.now() }).data} />;
}

function SettingsPage() {
  const { data } = usePageQuery(profileQuery, { data: profile, at: Date.now() });
  return <NoticeSettings settings={data.settings} hasMail promo />;
}

function open(Component: () => React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />, { wrapper: WithQueries });
}

/** Answers of calls in the order in which they were sent, given by the test. */
const sent: { resolve: (result: unknown) => void; reject: (error: Error) => void }[] = [];
const answer = (index: number) => sent[index] ?? expect.fail(`call ${index} was not sent`);

beforeEach(() => {
  sent.length = 0;
  get.mockReset().mockResolvedValue(profile);
  post
    .mockReset()
    .mockImplementation(() => new Promise((resolve, reject) => sent.push({ resolve, reject })));
});
afterEach(cleanup);

const readAll = () => screen.queryByRole('button', { name: 'Отметить все прочитанными' });
const tick = (group: RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', {
    name,
  });

describe('notices that are marked as read', () => {
  it('are read at once, before the server has answered', async () => {
    open(NoticesPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Отметить все прочитанными' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(readAll()).toBeNull();
    expect(screen.queryByText('Новое:')).toBeNull();
    get.mockResolvedValue({ ...notices, unread: 0, notices: [] });
    await act(async () => answer(0).resolve({ unread: 0 }));
    expect(await screen.findByText(/Пока ничего/)).toBeTruthy();
  });

  it('are unread again where the server refuses it, and the page says why', async () => {
    open(NoticesPage);
    get.mockResolvedValue(notices);
    await userEvent.click(await screen.findByRole('button', { name: 'Отметить все прочитанными' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () =>
      answer(0).reject(new ApiRefusal('LK.ReadNotices', 503, 'Попробуйте через минуту')),
    );
    await vi.waitFor(() => expect(readAll()).toBeTruthy());
    expect(screen.getByRole('alert').textContent).toBe('Попробуйте через минуту');
  });

  it('are unread again where no answer comes, in Russian', async () => {
    open(NoticesPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Отметить все прочитанными' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => answer(0).reject(new ApiFailure('LK.ReadNotices', 'network')));
    await vi.waitFor(() => expect(readAll()).toBeTruthy());
    expect(screen.getByRole('alert').textContent).toMatch(/Не.удалось связаться с.сервером/);
  });
});

it('a tick is never drawn back: it holds as its click ends', () => {
  open(SettingsPage);
  const orders = tick(/^Заказы/, 'СМС');
  const before = orders.checked;
  fireEvent.click(orders);
  expect(orders.checked).toBe(!before);
});

describe('two quick ticks', () => {
  it('hold at once and are saved one after another', async () => {
    open(SettingsPage);
    const [orders, payments] = [tick(/^Заказы/, 'СМС'), tick(/^Акции/, 'СМС')];
    const before = [orders.checked, payments.checked];
    await userEvent.click(orders);
    await userEvent.click(payments);
    expect([orders.checked, payments.checked]).toEqual(before.map((one) => !one));
    expect(sent).toHaveLength(1);
    await act(async () => answer(0).resolve({}));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('leave the second as it was chosen where the first is refused', async () => {
    open(SettingsPage);
    const [orders, payments] = [tick(/^Заказы/, 'СМС'), tick(/^Акции/, 'СМС')];
    const before = [orders.checked, payments.checked];
    await userEvent.click(orders);
    await userEvent.click(payments);
    await act(async () =>
      answer(0).reject(new ApiRefusal('LK.SaveNoticeSettings', 422, 'Сначала укажите телефон')),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect([orders.checked, payments.checked]).toEqual([before[0], !before[1]]);
  });
});
