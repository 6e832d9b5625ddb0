import { formatCount, formatMillions, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import { useMemo, type ReactNode } from 'react';
import { exactMoney, percent, RulerField, RulerSlider, roubles } from '../../field/index.ts';
import { HowCounted } from '../../counted/index.ts';
import { CalculatorForm, Facts, Figure } from '../../panel/index.ts';
import { useQueryState } from '../../state/use-query-state.ts';
import { sayMonths } from '../../field/say-months.ts';
import { MAX_SUM, refinancingCodec } from '../core/refinancing-query.ts';
import {
  limitWords,
  loanExceeded,
  refinance,
  refinancingFormula,
  type Refinancing,
  type RefinancingChoice,
  type RefinancingData,
} from '../core/refinancing.ts';
import { rateWords } from '../../credit/core/index.ts';
import { BalanceChart } from './BalanceChart.tsx';
import styles from './RefinancingCalculator.module.css';

export interface RefinancingCalculatorProps {
  /** The current mortgage, the new rate and their bounds. */
  data: RefinancingData;
  /** Full conditions of the new mortgage in Russian, with the date of the figures: words, or a `CreditNote`. */
  disclaimer: ReactNode;
  /** Query of the page, so that the server renders what the address says. @default '' */
  query?: string | undefined;
  /** Whether the address follows the choice; a part of another page leaves it alone. @default true */
  follow?: boolean | undefined;
  /** Fields of the address that a form without script has to keep. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Calendar year of the first balance in the chart. */
  year?: number | undefined;
  /** Links and buttons under the result. */
  actions?: ReactNode;
}

/** The slider's bounds; more may be typed. */
const SUM = { min: 50_000_000, max: 2_000_000_000, step: 5_000_000 };
const RATE = { min: 1, max: 30, step: 0.1 };

/** The current mortgage against the family one: what the payment becomes and what is saved (specification §2). */
export function RefinancingCalculator(props: RefinancingCalculatorProps) {
  const { data, disclaimer, query = '', follow = true, hidden, year, actions } = props;
  const codec = useMemo(() => refinancingCodec(data), [data]);
  const [choice, change] = useQueryState(query, codec, follow);
  const tooMuch = loanExceeded(choice, data);
  const found = tooMuch === null ? refinance(choice, data.rateNew) : null;

  return (
    <div className={styles.refinancing}>
      <CalculatorForm
        label="Рефинансирование"
        disclaimer={disclaimer}
        hidden={Object.entries(hidden ?? {})}
        result={
          <>
            <Result {...{ found, choice, tooMuch }} />
            {actions}
          </>
        }
      >
        <h2 className={styles.title}>Ваша ипотека сейчас</h2>
        <RulerField
          label="Остаток долга"
          name="sum"
          notation={exactMoney}
          value={choice.sum}
          {...SUM}
          sayEnd={formatMillions}
          typedMin={0}
          typedMax={MAX_SUM}
          onChange={(sum) => change({ sum: Math.round(sum) })}
        />
        <RulerField
          label="Ставка сейчас"
          name="rate"
          notation={percent}
          value={choice.rate}
          {...RATE}
          typedMin={0}
          typedMax={100}
          onChange={(rate) => change({ rate })}
        />
        <RulerSlider
          label="Осталось платить"
          name="period"
          value={choice.months}
          min={data.period.min}
          max={data.period.max}
          step={1}
          text={sayMonths(choice.months)}
          ends={[sayMonths(data.period.min), sayMonths(data.period.max)]}
          onChange={(months) => change({ months })}
        />
        <TextField
          label="Новая ставка, семейная ипотека"
          value={
            data.costNew
              ? rateWords({ rate: data.rateNew, cost: data.costNew })
              : formatPercent(data.rateNew)
          }
          readOnly
          hint={limitWords(data)}
          className={styles.given}
        />
      </CalculatorForm>
      {found && <BalanceChart choice={choice} found={found} year={year} />}
    </div>
  );
}

interface ResultProps {
  found: Refinancing | null;
  choice: RefinancingChoice;
  /** Largest loan of the programme, kopecks, where the balance is above it. */
  tooMuch: number | null;
}

function Result({ found, choice, tooMuch }: ResultProps) {
  const { months } = choice;
  if (tooMuch !== null) {
    return (
      <Figure
        label={`Программа рефинансирует не\u00a0больше ${formatMillions(tooMuch)}, а\u00a0остаток больше на\u00a0${formatMoney(choice.sum - tooMuch)}: эту часть гасят своими деньгами или ищут другую программу`}
      >
        —
      </Figure>
    );
  }
  if (!found) {
    return (
      <Figure label="Чтобы посчитать, укажите остаток долга больше нуля и&nbsp;ставку до&nbsp;100&nbsp;%">
        —
      </Figure>
    );
  }
  const { current, next, savedMonthly, savedTotal } = found;
  const saves = savedMonthly > 0;
  const term = formatCount(Math.round(months / 12) || 1, ['год', 'года', 'лет']);
  return (
    <>
      <Figure label={saves ? 'Платёж станет меньше на' : 'Платёж не станет меньше, разница'}>
        {formatMoney(roubles(Math.abs(savedMonthly)))}
      </Figure>
      <Facts
        rows={[
          ['Платёж сейчас', formatMoney(roubles(current.payment))],
          ['Платёж после', formatMoney(roubles(next.payment))],
          ['Переплата сейчас', formatMoney(roubles(current.overpayment))],
          ['Переплата после', formatMoney(roubles(next.overpayment))],
          ...(saves
            ? [
                [
                  `Сбережёте за\u00a0${months % 12 === 0 ? term : sayMonths(months)}`,
                  formatMoney(roubles(savedTotal)),
                ] as const,
              ]
            : []),
        ]}
      />
      <HowCounted rows={refinancingFormula(choice, found)} />
    </>
  );
}
