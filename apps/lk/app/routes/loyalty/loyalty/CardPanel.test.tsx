// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from '../../../../../../libs/api/src/methods/lk/get-loyalty/get-loyalty.examples.ts';
import { CardPanel } from './CardPanel.tsx';

afterEach(cleanup);

const card = examples.map(({ result }) => result.card).find((one) => one !== null);
if (!card) throw new Error('no example has a card');

it('the way to the next rank adds up from what was received, not from what is left to spend', () => {
  const points = { balance: 450, earned: 1300, next: { name: 'Меридиан', left: 1700 } };
  render(<CardPanel card={{ ...card, ...points }} />);
  const term = screen.getByText('До уровня «Меридиан»');
  const said = term.nextElementSibling?.textContent.replace(/\s/g, ' ');
  expect(said).toMatch(/^ещё 1 700 балловполучено 1 300 из 3 000/);
  expect(screen.getByText('Баллы').nextElementSibling?.textContent).toContain('всего получено');
});
