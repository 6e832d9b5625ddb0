import { formatMillions, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import type { ReactNode } from 'react';
import { money, NumberText, percent, RulerField, type NumberNotation } from '../../field/index.ts';
import { sayMonths } from '../../field/say-months.ts';
import { percentOf } from '../../money/index.ts';
import { CreditNote } from '../../credit/index.ts';
import { CalculatorForm } from '../../panel/index.ts';
import { MAX_CAPITAL, MORTGAGE_PRICE } from '../core/mortgage-query.ts';
import { maxYears } from '../core/mortgage.ts';
import type { MortgagePlan, PlannedProgramme } from '../core/plan.ts';
import { programmeTitle } from './programme-title.ts';
import { PlanResult } from './PlanResult.tsx';
import type { PlannerPart } from './planner-props.ts';
import styles from './MortgagePlanner.module.css';

export interface PlanFormProps extends PlannerPart {
  plan: MortgagePlan;
  programme: PlannedProgramme;
  programmes: readonly PlannedProgramme[];
  hidden?: Readonly<Record<string, string>> | undefined;
  compact?: boolean | undefined;
  actions?: ReactNode;
}

/** The slider's bounds; more may be typed. */
const PRICE = { min: 300_000_000, max: 5_000_000_000, step: 10_000_000 };
const DOWN_STEP = 5_000_000;
const CAPITAL_STEP = 1_000_000;

const term: NumberNotation = {
  unit: 'лет',
  scale: 1,
  write: String,
  say: (years) => sayMonths(years * 12),
};

/** What the visitor sets, beside the payment. */
export function PlanForm(props: PlanFormProps) {
  const { state, change, hrefOf, plan, programme, programmes, hidden, compact, actions } = props;
  const { min, max } = plan.downBounds;
  // The table of banks below names their rates, too: one note for the page.
  const named = compact ? [] : programmes.filter(({ bank }) => bank !== null);
  const saved = new URLSearchParams(hrefOf({})).getAll('v');
  return (
    <CalculatorForm
      label="Ипотека"
      disclaimer={<CreditNote credits={[programme, ...named]} />}
      hidden={[...Object.entries(hidden ?? {}), ...saved.map((text) => ['v', text] as const)]}
      result={<PlanResult {...{ state, change, hrefOf, plan, programme, compact, actions }} />}
    >
      <RulerField
        label="Стоимость квартиры"
        name="price"
        notation={money}
        value={plan.price}
        {...PRICE}
        sayEnd={formatMillions}
        typedMin={MORTGAGE_PRICE.min}
        typedMax={MORTGAGE_PRICE.max}
        onChange={(price) => change({ price })}
      />
      <RulerField
        label="Первоначальный взнос"
        name="down"
        notation={money}
        value={plan.down}
        {...{ min, max }}
        step={Math.min(DOWN_STEP, Math.max(1, max - min))}
        onChange={(down) => change({ down: Math.ceil(down / 100) * 100 })}
        aside={
          <NumberText
            aria-label="Первоначальный взнос, процентов"
            text={percent.write(plan.share)}
            unit="%"
            onNumber={(typed, left) => {
              const amount = Math.ceil(percentOf(plan.price, Math.min(100, typed)) / 100) * 100;
              const fits = amount >= min && amount <= max;
              if (left || fits) change({ down: Math.min(max, Math.max(min, amount)) });
            }}
          />
        }
      />
      <RulerField
        label="В том числе материнский капитал"
        name="capital"
        notation={money}
        value={plan.capital}
        min={0}
        max={Math.min(MAX_CAPITAL, plan.down)}
        step={CAPITAL_STEP}
        onChange={(capital) => change({ capital: Math.round(capital / 100) * 100 })}
      />
      <RulerField
        label="Срок"
        name="years"
        notation={{ ...term, unit: sayMonths(plan.years * 12).replace(/^\d+\s/, '') }}
        value={plan.years}
        min={1}
        max={maxYears(programme)}
        step={1}
        onChange={(years) => change({ years: Math.round(years) })}
      />
      <div className={styles.two}>
        <Select
          label="Программа"
          name="programme"
          value={programme.id}
          options={programmes.map((one) => ({ id: one.id, label: programmeTitle(one) }))}
          hint={`Взнос от\u00a0${formatPercent(programme.downPayment)}, кредит до\u00a0${formatMoney(programme.maxLoan)}`}
          onChange={(event) => change({ programme: event.target.value })}
        />
        <Select
          label="Платежи"
          name="kind"
          value={state.kind}
          options={[
            { id: 'annuity', label: 'Равные каждый месяц' },
            { id: 'differentiated', label: 'Сначала больше, потом меньше' },
          ]}
          onChange={(event) =>
            change({
              kind: event.target.value === 'differentiated' ? 'differentiated' : 'annuity',
            })
          }
        />
      </div>
    </CalculatorForm>
  );
}
