import { rateWords } from '@m30/calculators/credit/core';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatCount, formatMoney } from '@m30/ui-kit/format';
import { Table } from '@m30/ui-kit/table';
import type { Offer } from './offers.ts';
import styles from './BanksPart.module.css';

export interface BankTableProps {
  offers: readonly Offer[];
  /** Ids of the chosen programmes. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** What each bank makes of the wanted loan, with a box to mark it; sorts by its headings. */
export function BankTable({ offers, chosen, onToggle }: BankTableProps) {
  return (
    <Table
      caption="Банки, куда уйдёт анкета"
      rows={offers}
      rowKey={({ programme }) => programme.id}
      isBest={(offer) => offer === offers[0]}
      stacked
      defaultSort={{ key: 'payment', direction: 'ascending' }}
      columns={[
        {
          key: 'bank',
          label: 'Банк',
          sortBy: ({ programme }) => programme.bank,
          cell: ({ programme }) => (
            <Checkbox
              aria-label={`${programme.bank}, ${programme.name}`}
              checked={chosen.includes(programme.id)}
              onChange={() => onToggle(programme.id)}
            >
              {programme.bank}
              <small className={styles.name}>{programme.name}</small>
            </Checkbox>
          ),
        },
        {
          key: 'payment',
          label: 'Платёж в\u00a0месяц',
          large: true,
          sortBy: ({ payment }) => payment,
          cell: ({ payment }) => <b>{sum(payment)}</b>,
        },
        {
          key: 'rate',
          label: 'ПСК и\u00a0ставка',
          sortBy: ({ programme }) => programme.rate,
          cell: ({ programme }) => rateWords(programme),
        },
        {
          key: 'down',
          label: 'Взнос',
          sortBy: ({ down }) => down,
          cell: ({ down, asksMore }) => (
            <>
              {sum(down)}
              {asksMore && <small className={styles.more}>больше, чем вы указали</small>}
            </>
          ),
        },
        {
          key: 'term',
          label: 'Срок',
          sortBy: ({ months }) => months,
          cell: ({ months }) => formatCount(Math.round(months / 12), ['год', 'года', 'лет']),
        },
        {
          key: 'interest',
          label: 'Переплата',
          sortBy: ({ interest }) => interest,
          cell: ({ interest }) => sum(interest),
        },
      ]}
    />
  );
}

/** An amount; a dash while the price is not known yet. */
const sum = (kopecks: number): string => (kopecks > 0 ? formatMoney(kopecks) : '—');
