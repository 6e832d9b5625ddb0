// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contractDetails } from '../../../store/contract/contract.examples.ts';
import { ContractView } from './ContractView.tsx';

afterEach(cleanup);

describe('a contract in the account', () => {
  it('lays its price out by parts in a table, and is accessible', async () => {
    const { container } = render(<ContractView contract={contractDetails()} />);
    const [, ...rows] = within(screen.getByRole('table', { name: 'График платежей' })).getAllByRole(
      'row',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Оплачен 12.08.2026'),
      expect.stringContaining('Скоро срок'),
      expect.stringContaining('Впереди'),
    ]);
    expect(screen.getByText('Балтика Банк, •••• 4417')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Справка в\sPDF$/ }).getAttribute('href')).toBe(
      contractDetails().paper,
    );
    await expectAccessible(container);
  });

  it('says why the registration rests', () => {
    const registration = {
      steps: [{ name: 'Подписан', date: '2026-08-01' }],
      note: 'Уточните адрес участника',
      suspended: true,
    };
    render(<ContractView contract={contractDetails({ registration })} />);
    expect(screen.getByText(/Регистрация приостановлена: уточните адрес участника/)).toBeTruthy();
  });

  it('leads to the order and to the agreements that change it', () => {
    const order = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08';
    render(
      <ContractView contract={contractDetails({ order, order_number: 'M30-20352', files: [] })} />,
    );
    expect(screen.getByRole('link', { name: /20352/ }).getAttribute('href')).toBe(
      `/lk/orders/${order}`,
    );
    expect(screen.getByRole('link', { name: /^Дополнительное соглашение/ })).toBeTruthy();
  });

  it('names steps of the registration that are not done as what lies ahead', () => {
    const registration = {
      ...{ note: null, suspended: false },
      steps: [
        { name: 'Отправлен в\u00a0Росреестр', date: '2026-11-21' },
        { name: 'Зарегистрирован', date: null },
      ],
    };
    render(<ContractView contract={contractDetails({ registration })} />);
    expect(screen.queryByText('Зарегистрирован')).toBeNull();
    const step = screen.getByText(/^Регистрация в\sРосреестре$/).closest('li');
    expect(step?.textContent).toContain('Сейчас: ');
    expect(step?.textContent).toMatch(/ещё не\sсделано/);
  });

  it('says how its sums were counted, on demand', () => {
    const counted: [string, string][] = [['Цена за\u00a0м²', '10 ÷ 2 = 5']];
    const { rerender } = render(<ContractView contract={contractDetails({ counted })} />);
    expect(screen.getByText('10 ÷ 2 = 5').closest('details')?.open).toBe(false);
    rerender(<ContractView contract={contractDetails()} />);
    expect(screen.queryByText('Как посчитано')).toBeNull();
  });

  it('shows how to pay the next part, with its code', () => {
    render(<ContractView contract={contractDetails()} />);
    const pay = within(screen.getByRole('region', { name: 'Как оплатить' }));
    expect(
      pay.getByRole('img', { name: /^QR-код платежа: Взнос 4 из 6, 200\s000\s₽$/ }),
    ).toBeTruthy();
    expect(pay.getByText('40824810055001934417')).toBeTruthy();
    cleanup();
    render(<ContractView contract={contractDetails({ pay: null })} />);
    expect(screen.queryByRole('region', { name: 'Как оплатить' })).toBeNull();
  });
});
