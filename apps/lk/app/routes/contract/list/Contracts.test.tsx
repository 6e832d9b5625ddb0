// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '../../../store/contract/contract.examples.ts';
import { Contracts } from './Contracts.tsx';

afterEach(cleanup);

describe('«Мои договоры»', () => {
  it('tells price, what is paid and left with its formula, and the next payment, and is accessible', async () => {
    const { container } = render(
      <Contracts contracts={[contract()]} total={1} page={1} pages={1} />,
    );
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /^Договор на\sмашино-место/ }).getAttribute('href')).toBe(
      `/lk/contracts/${contract().guid}`,
    );
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2\s000\s000\s₽$/),
      expect.stringMatching(/^1\s400\s000\s₽$/),
      expect.stringMatching(/^600\s000\s₽$/),
      expect.stringMatching(/^2\s000\s000\s₽ − 1\s400\s000\s₽ = 600\s000\s₽$/),
    ]);
    expect(card.getByText('Скоро срок')).toBeTruthy();
    await expectAccessible(container);
  });

  it('owes nothing for a contract that has stopped', () => {
    const stopped = contract({
      ...{ left: 0, next_part: null, status: { tone: 'stop', label: 'Прекращён' } },
    });
    render(<Contracts contracts={[stopped]} total={1} page={1} pages={1} />);
    expect(screen.getByText('Прекращён')).toBeTruthy();
    expect(screen.queryByText('Осталось')).toBeNull();
  });

  it('leads a buyer without contracts to the orders', () => {
    render(<Contracts contracts={[]} total={0} page={1} pages={1} />);
    expect(screen.getByRole('link', { name: 'К заказам' })).toBeTruthy();
  });

  it('puts what needs the buyer above what is in force, and what is over below both', () => {
    const due = contract({ guid: 'a', number: 'A' });
    const held = contract({
      ...{ guid: 'b', number: 'B', next_part: null, payable: false },
      status: { tone: 'work', label: 'Действует до 04.12.2026' },
    });
    const done = contract({
      ...{ guid: 'c', number: 'C', next_part: null, payable: false },
      status: { tone: 'done', label: 'Исполнен' },
    });
    render(<Contracts contracts={[due, held, done]} total={3} page={1} pages={1} />);
    const parts = screen
      .getAllByRole('region')
      .map((region) => [
        within(region).getByRole('heading', { level: 2 }).textContent.replace(/\s/g, ' '),
        within(region).getAllByRole('link')[0]?.getAttribute('href'),
      ]);
    expect(parts).toEqual([
      ['Ждут вас', '/lk/contracts/a'],
      ['Действуют', '/lk/contracts/b'],
      ['Оформлены и закрыты', '/lk/contracts/c'],
    ]);
    const how = screen.getAllByRole('link', { name: /^Как оплатить/ });
    expect(how.map((link) => link.getAttribute('href'))).toEqual(['/lk/contracts/a#pay']);
  });
});
