import { useId } from 'react';
import { HowCounted } from '@m30/calculators/counted';
import { fullCostWords } from '@m30/calculators/credit/core';
import { loanFormula } from '@m30/calculators/money';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Facts } from '../../../../components/facts/Facts.tsx';
import { StatusBadge } from '../../../../components/status-badge/StatusBadge.tsx';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import type { OrderDetails } from '../../../../store/order/order.ts';
import type { StatusTone } from '../../../../store/status/status-tone.ts';
import styles from './BankAnswers.module.css';

type Bank = OrderDetails['banks'][number];

const STATES: Readonly<Record<Bank['state'], { tone: StatusTone; label: string }>> = {
  sent: { tone: 'work', label: 'Заявка отправлена' },
  review: { tone: 'work', label: 'Банк рассматривает' },
  approved: { tone: 'done', label: 'Одобрено' },
  refused: { tone: 'stop', label: 'Отказ' },
  lapsed: { tone: 'stop', label: 'Решение больше не\u00a0действует' },
};

export interface BankCardProps {
  /** Of the order. */
  guid: string;
  bank: Bank;
  /** Of the lot, kopecks. */
  price: number;
}

/** The answer of one bank: what it lends, what it costs, what is paid first and each month. */
export function BankCard({ guid, bank, price }: BankCardProps) {
  const id = useId();
  const { loan, chosen } = bank;
  const { tone, label } = chosen
    ? ({ tone: 'done', label: 'Выбран вами' } as const)
    : STATES[bank.state];
  return (
    <li className={styles.card} data-chosen={chosen || undefined} aria-labelledby={id}>
      <h3 id={id}>{bank.bank}</h3>
      <p className="muted">{bank.programme}</p>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {loan && <Facts items={factsOf(loan, price)} />}
      {loan && loan.loan > 0 && (
        <HowCounted rows={loanFormula(price, { ...loan, downPayment: loan.first })} />
      )}
      {bank.note && <p className={styles.note}>{bank.note}</p>}
      {bank.can_choose && loan && <Choose guid={guid} bank={bank} first={loan.first} />}
    </li>
  );
}

const factsOf = (loan: NonNullable<Bank['loan']>, price: number) => [
  { label: 'Полная стоимость', value: fullCostWords(loan.cost) },
  { label: 'Ставка', value: formatPercent(loan.rate) },
  { label: 'Банк даёт до', value: formatMoney(loan.sum) },
  {
    label: 'Первый взнос',
    value: formatMoney(loan.first),
    note: loan.first + loan.sum === price ? 'цена минус лимит банка' : undefined,
  },
  { label: 'Платёж в\u00a0месяц', value: formatMoney(loan.payment) },
  { label: 'Срок', value: formatCount(loan.months / 12, ['год', 'года', 'лет']) },
  { label: 'Действует до', value: formatDate(loan.until) },
];

function Choose({ guid, bank, first }: { guid: string; bank: Bank; first: number }) {
  const { pending, problem, run } = useAccountCall();
  const choose = () =>
    run(() =>
      browserApi.post(
        'Order.ChooseBank',
        { guid, offer: bank.offer, first },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
  return (
    <>
      <Button
        loading={pending}
        variant="secondary"
        aria-label={`Выбрать ${bank.bank}`}
        onClick={() => void choose()}
      >
        Выбрать этот банк
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}
