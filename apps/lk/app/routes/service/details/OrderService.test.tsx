// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '@m30/api/examples';
import { browserApi } from '../../../store/account/testing/fake-browser.ts';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';
import { OrderService } from './OrderService.tsx';

vi.mock('@m30/shell/browser', () => import('../../../store/account/testing/fake-browser.ts'));

const { service, premises, first_day, last_day } = examples['LK.GetService'][0].result;
const form = { service, premises, first_day, last_day, user: 'u' };
const offer = { price_from: 890_000, price_note: 'за\u00a0машину', choices: ['Машина'] };
const premise = premises[0]?.order ?? '';

function open() {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OrderService {...form} offer={offer} /> },
  ]);
  render(<Stub />, { wrapper: WithQueries });
}
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Отправить заявку' }));
const summary = () => screen.getByText('Проверьте форму').closest('[role="alert"]');
const complaints = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  browserApi.post.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('an order of a service that lacks something', () => {
  it('says what, in the order of the form, and leads there', async () => {
    open();
    await send();
    expect(browserApi.post).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(summary());
    expect(complaints()).toEqual([
      'Выберите, что нужно',
      'Напишите адрес',
      expect.stringMatching(/^Выберите день/),
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Напишите адрес' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Адрес' }));
  });

  it('does not complain of a field that another one has just brought in, nor take the focus', async () => {
    open();
    const where = await screen.findByRole('combobox', { name: 'Где' });
    await userEvent.selectOptions(where, premise);
    await send();
    expect(complaints()).not.toContain('Напишите адрес');
    where.focus();
    await userEvent.selectOptions(where, '');
    expect(complaints()).not.toContain('Напишите адрес');
    expect(document.activeElement).toBe(where);
    await send();
    expect(complaints()).toContain('Напишите адрес');
    expect(document.activeElement).toBe(summary());
  });
});
