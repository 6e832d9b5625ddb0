// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, type Api } from '@m30/api/client';
import { examples } from '@m30/api/examples';
import { methodQuery } from '@m30/api/query';
import { browserApi } from '../../../store/account/testing/fake-browser.ts';
import { usePageQuery } from '../../../store/query/page-query.ts';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';
import { TicketView } from './TicketView.tsx';

vi.mock('@m30/shell/browser', () => import('../../../store/account/testing/fake-browser.ts'));

const { get, post } = browserApi;
const shown = examples['LK.GetTicket'][0].result.ticket;
const staff = {
  guid: 's',
  staff: 'Ирина Соколова',
  text: 'Готово',
  files: [],
  at: shown.created_at,
};
const ticket = {
  ...{ ...shown, unread: false, state: 'answered' as const, rating: null },
  messages: [...shown.messages, staff],
};
const query = (api: Api) => methodQuery(api, 'LK.GetTicket', { ticket: ticket.guid });

function Page() {
  return <TicketView {...usePageQuery(query, { data: { ticket }, at: Date.now() }).data} />;
}

let refuse: (error: Error) => Promise<void>;
beforeEach(() => {
  sessionStorage.clear();
  get.mockReset().mockResolvedValue({ ticket });
  post.mockReset().mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = (error) => act(async () => reject(error));
      }),
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />, { wrapper: WithQueries });
});
afterEach(cleanup);

const refusal = (method: string) => new ApiRefusal(method, 409, 'Обращение уже закрыто менеджером');
const texts = () => screen.getAllByRole('article').map((one) => one.lastChild?.textContent);

describe('what the buyer does in a ticket is there at once, and taken back where it is refused', () => {
  it('a message, whose words are in the form again', async () => {
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
    await userEvent.type(field, 'Спасибо, а когда?');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await vi.waitFor(() => expect(texts().at(-1)).toBe('Спасибо, а когда?'));
    expect(field.value).toBe('');
    await refuse(refusal('LK.AnswerTicket'));
    await vi.waitFor(() => expect(field.value).toBe('Спасибо, а когда?'));
    expect(texts().at(-1)).toBe('Готово');
    expect(screen.getByText('Обращение уже закрыто менеджером')).toBeTruthy();
  });

  it('a rating, for which nobody thanks yet', async () => {
    const best = await screen.findByRole<HTMLInputElement>('radio', { name: '5, отлично' });
    await userEvent.click(best);
    await vi.waitFor(() => expect(best.checked).toBe(true));
    expect(screen.queryByText(/Спасибо, оценку учтём/)).toBeNull();
    await refuse(refusal('LK.RateTicket'));
    await vi.waitFor(() => expect(best.checked).toBe(false));
    expect(screen.getByText('Обращение уже закрыто менеджером')).toBeTruthy();
  });

  it('its end', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть обращение' }));
    expect(await screen.findByRole('button', { name: 'Открыть снова' })).toBeTruthy();
    await refuse(refusal('LK.CloseTicket'));
    expect(await screen.findByRole('button', { name: 'Закрыть обращение' })).toBeTruthy();
  });
});
