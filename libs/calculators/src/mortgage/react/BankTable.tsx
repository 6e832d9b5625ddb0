import { formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { Table } from '@m30/ui-kit/table';
import { HowCounted } from '../../counted/index.ts';
import { rateWords } from '../../credit/core/index.ts';
import { roubles } from '../../field/index.ts';
import { sayMonths } from '../../field/say-months.ts';
import { namedFormulas } from '../../money/index.ts';
import { planOf, type MortgagePlan, type PlannedProgramme } from '../core/plan.ts';
import { planFormula } from '../core/plan-formula.ts';
import { ChangeLink } from './ChangeLink.tsx';
import styles from './MortgagePlanner.module.css';
import type { PlannerPart } from './planner-props.ts';

export interface BankTableProps extends PlannerPart {
  programmes: readonly PlannedProgramme[];
  plan: MortgagePlan;
}

/** What each bank asks for the chosen price, down payment and term, the lowest payment first; conditions stand under the payment. */
export function BankTable({ state, change, hrefOf, programmes, plan }: BankTableProps) {
  const { saved: _, ...variant } = state;
  const offers = programmes
    .flatMap((one) => (one.bank === null ? [] : [{ ...one, bank: one.bank }]))
    .map((programme) => ({ programme, plan: planOf({ ...variant, down: plan.down }, programme) }))
    .sort((a, b) => a.plan.payment - b.plan.payment);
  if (offers.length === 0) return null;
  const counted = offers.map(({ programme, plan: offered }) => ({
    name: `${programme.bank}, ${programme.name}`,
    rows: planFormula(offered, state.kind),
  }));
  const oldest = offers.map(({ programme }) => programme.actualAt).sort()[0] ?? '';
  return (
    <section className={styles.part}>
      <h2>Что предлагают банки</h2>
      <Table
        caption="Предложения банков"
        rows={offers}
        rowKey={({ programme }) => programme.id}
        isBest={(offer) => offer === offers[0]}
        stacked
        columns={[
          { key: 'bank', label: 'Банк', cell: ({ programme }) => programme.bank },
          { key: 'name', label: 'Программа', cell: ({ programme }) => programme.name },
          {
            key: 'rate',
            label: 'ПСК и\u00a0ставка',
            cell: ({ programme }) => rateWords(programme),
          },
          {
            key: 'down',
            label: 'Взнос',
            cell: ({ plan: { down, share } }) =>
              `${formatMoney(roubles(down))}, ${formatPercent(share)}`,
          },
          { key: 'term', label: 'Срок', cell: ({ plan: { months } }) => sayMonths(months) },
          {
            key: 'payment',
            label: 'Платёж',
            large: true,
            cell: ({ plan: { payment } }) => <b>{formatMoney(roubles(payment))}</b>,
          },
          {
            key: 'choose',
            label: 'График',
            cell: ({ programme }) =>
              programme.id === state.programme ? (
                'выбран'
              ) : (
                <ChangeLink
                  {...{ change, hrefOf }}
                  to={{ programme: programme.id }}
                  aria-label={`Посчитать: ${programme.bank}, ${programme.name}`}
                >
                  Посчитать
                </ChangeLink>
              ),
          },
        ]}
      />
      <HowCounted rows={namedFormulas(counted)} />
      <p className={styles.conditions}>
        Источник: {[...new Set(offers.map(({ programme }) => programme.source))].join(', ')},
        актуально на&nbsp;{formatDate(oldest, 'short')}.
      </p>
    </section>
  );
}
