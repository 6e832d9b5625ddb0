// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { expectAccessible, installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import { HandoverView } from './HandoverView.tsx';
import { browserApi } from '../../../store/account/testing/fake-browser.ts';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';

vi.mock('@m30/shell/browser', () => import('../../../store/account/testing/fake-browser.ts'));
const { post } = browserApi;

beforeEach(() => {
  post.mockReset().mockResolvedValue({});
  installDialog();
});
afterEach(cleanup);

const { premises } = examples['LK.GetHandover'][0].result;

const show = async (change: Partial<PremisesDetails> = {}) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <HandoverView premises={{ ...premises, ...change }} /> },
  ]);
  const { container } = render(<Stub initialEntries={['/']} />, { wrapper: WithQueries });
  await screen.findByRole('heading', { level: 1 });
  await expectAccessible(container);
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const buttons = () => screen.queryAllByRole('button').map((one) => one.textContent);

describe('the handover of a flat', () => {
  it('says what comes next, what is being repaired and what may be signed', async () => {
    await show();
    expect(part('Ближайшая встреча').getByText(/Осмотр квартиры/)).toBeTruthy();
    expect(
      part('Ближайшая встреча').getByRole('link', { name: 'В календарь' }).getAttribute('href'),
    ).toBe(premises.appointment?.calendar);
    const act = part(/Акт осмотра №\s1/);
    expect(act.getByText('Устранён, проверьте')).toBeTruthy();
    expect(act.getByRole('button', { name: /^Всё исправлено/ })).toBeTruthy();
    expect(part('Передаточный акт').getByRole('button').textContent).toBe('Подписать электронно');
  });

  it('waits for the house without a button', async () => {
    await show({
      ...{ state: 'building', can: [], acts: [], appointment: null, appointments: [] },
      planned: { year: 2027, quarter: 1 },
      one_sided_on: null,
      transfer: { file: null, signed_at: null, signed_by: null, keys_at: null },
    });
    expect(screen.getByText(/Дом сдаём в\sI\sкв\.\s2027/)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('offers the keys when the act is signed', async () => {
    await show({
      ...{ state: 'signed', can: ['book'], acts: [], appointment: null, one_sided_on: null },
      booking: { kind: 'keys', days: premises.moving },
    });
    expect(buttons()).toEqual(['Записаться за\u00a0ключами']);
  });

  describe('its act', () => {
    const [sent] = premises.acts.flatMap(({ defects }) => defects);
    if (!sent) throw new Error('the example has no defect');
    const draft = [{ ...sent, guid: 'd1', state: 'draft' as const, room: 'Кухня', photos: [] }];
    const write = () => show({ can: ['add-defect'], draft, acts: [] });

    it.each([
      [
        /^Отправить акт, 1/,
        'Отправить акт?',
        'Отправить акт',
        'LK.SendDefects',
        /^Акт отправлен, 1\s/,
      ],
      [
        /^Удалить\s*: Кухня/,
        'Удалить замечание?',
        'Удалить замечание',
        'LK.DeleteDefect',
        /^Замечание удалено: Кухня/,
      ],
    ] as const)(
      'asks before %s, then says that it is done',
      async (button, title, verb, method, said) => {
        const user = userEvent.setup();
        await write();
        await user.click(screen.getByRole('button', { name: button }));
        expect(post).not.toHaveBeenCalled();
        const dialog = within(screen.getByRole('dialog', { name: title }));
        await user.click(dialog.getByRole('button', { name: verb }));
        expect(post.mock.calls.map(([name]) => name)).toEqual([method]);
        expect((await screen.findByText(said)).closest('[role="status"]')).toBeTruthy();
        expect(document.activeElement?.textContent).toBe('Добавить замечание');
      },
    );

    it('leaves everything as it is where the buyer thinks better of it', async () => {
      const user = userEvent.setup();
      await write();
      await user.click(screen.getByRole('button', { name: /^Удалить\s*: Кухня/ }));
      await user.click(screen.getByRole('button', { name: 'Оставить' }));
      expect(post).not.toHaveBeenCalled();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
