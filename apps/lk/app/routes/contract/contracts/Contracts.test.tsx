// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '../../../store/contract/contract.examples.ts';
import { Contracts } from './Contracts.tsx';

afterEach(cleanup);

describe('«Мои договоры»', () => {
  it('tells price, what is paid and left, and the next payment, and is accessible', async () => {
    const { container } = render(
      <Contracts contracts={[contract()]} total={1} page={1} pages={1} />,
    );
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /Договор на\sмашино-место/ }).getAttribute('href')).toBe(
      `/lk/contracts/${contract().guid}`,
    );
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2\s000\s000\s₽$/),
      expect.stringMatching(/^1\s400\s000\s₽$/),
      expect.stringMatching(/^600\s000\s₽$/),
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
});
