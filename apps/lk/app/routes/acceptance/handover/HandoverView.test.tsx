// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from '../../../../../../libs/api/src/methods/lk/get-handover/get-handover.examples.ts';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import { HandoverView } from './HandoverView.tsx';

afterEach(cleanup);

const [example] = examples;
if (!example) throw new Error('there is no example');
const { premises } = example.result;

const show = async (change: Partial<PremisesDetails> = {}) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <HandoverView premises={{ ...premises, ...change }} /> },
  ]);
  const { container } = render(<Stub initialEntries={['/']} />);
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
});
