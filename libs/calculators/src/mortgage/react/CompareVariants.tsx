import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import { Table } from '@m30/ui-kit/table';
import { roubles } from '../../field/index.ts';
import { rateWords } from '../../credit/core/index.ts';
import { sayMonths } from '../../field/say-months.ts';
import { planOf, type MortgagePlan, type PlannedProgramme } from '../core/plan.ts';
import { ChangeLink } from './ChangeLink.tsx';
import styles from './MortgagePlanner.module.css';
import type { PlannerPart } from './planner-props.ts';

export interface CompareVariantsProps extends PlannerPart {
  programmeOf: (id: string) => PlannedProgramme;
}

const say = (kopecks: number) => formatMoney(roubles(kopecks));

/** A variant as its programme allows it. */
type ComparedPlan = MortgagePlan & { programme: PlannedProgramme };

/** Rows of the comparison. */
const TERMS: readonly [name: string, say: (plan: ComparedPlan) => string][] = [
  ['Стоимость', ({ price }) => say(price)],
  ['Взнос', ({ down, share }) => `${say(down)}, ${formatPercent(share)}`],
  ['Кредит', ({ loan }) => say(loan)],
  ['Срок', ({ months }) => sayMonths(months)],
  ['Полная стоимость по\u00a0графику', ({ cost }) => (cost === null ? '—' : formatPercent(cost))],
  ['ПСК и\u00a0ставка', ({ programme }) => rateWords(programme)],
  ['Первый платёж', ({ payment }) => say(payment)],
  ['Последний платёж', ({ lastPayment }) => say(lastPayment)],
  ['Переплата', ({ interest }) => say(interest)],
  ['Доход, от', ({ income }) => say(income)],
];

/** Up to three variants side by side; nothing while none is put aside. */
export function CompareVariants({ state, change, hrefOf, programmeOf }: CompareVariantsProps) {
  const { saved } = state;
  if (saved.length === 0) return null;
  const plans = saved.map((variant): ComparedPlan => {
    const programme = programmeOf(variant.programme);
    return { ...planOf(variant, programme), programme };
  });
  return (
    <section className={styles.part}>
      <h2>Сравнение вариантов</h2>
      <Table
        caption="Сравнение вариантов"
        rows={TERMS}
        rowKey={([name]) => name}
        columns={[
          { key: 'term', label: 'Условие', cell: ([name]) => name },
          ...plans.map((plan, at) => ({
            key: String(at),
            label: `Вариант ${at + 1}`,
            align: 'end' as const,
            cell: ([, sayTerm]: (typeof TERMS)[number]) => sayTerm(plan),
          })),
        ]}
      />
      <ul className={styles.variants}>
        {saved.map((variant, at) => (
          <li key={at}>
            <span>
              Вариант {at + 1}: {programmeOf(variant.programme).name}
            </span>
            <ChangeLink
              {...{ change, hrefOf }}
              to={variant}
              aria-label={`Открыть вариант ${at + 1}`}
            >
              Открыть
            </ChangeLink>
            <ChangeLink
              {...{ change, hrefOf }}
              to={{ saved: saved.filter((_, other) => other !== at) }}
              aria-label={`Убрать вариант ${at + 1}`}
            >
              Убрать
            </ChangeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
