import { formatMoney, formatNumber, formatPercent, plural } from '@m30/ui-kit/format';
import { useMemo, type ReactNode } from 'react';
import { money, percent, RulerField } from '../../field/index.ts';
import { CalculatorForm, Facts, Figure } from '../../panel/index.ts';
import { useQueryState } from '../../state/use-query-state.ts';
import { YIELD_LIMITS, yieldCodec } from '../core/yield-query.ts';
import { yieldOf, type YieldChoice } from '../core/yield.ts';

export interface YieldCalculatorProps {
  /** What it begins with, kopecks and per cent. */
  start: YieldChoice;
  /** Where the first rent comes from, and that it is no promise. */
  disclaimer: string;
  /** Query of the page, so that the server renders what the address says. @default '' */
  query?: string | undefined;
  /** Whether the address follows the choice; a part of another page leaves it alone. @default true */
  follow?: boolean | undefined;
  /** Links and buttons under the result. */
  actions?: ReactNode;
}

/** The ruler's step of amounts: 1 000 ₽ a month, 100 000 ₽ of the price; more may be typed. */
const MONTHLY_STEP = 100_000;
const PRICE_STEP = 10_000_000;

/** What premises bring when they are let: yield a year and the years until the price has come back. */
export function YieldCalculator(props: YieldCalculatorProps) {
  const { start, disclaimer, query = '', follow = true, actions } = props;
  const codec = useMemo(() => yieldCodec(start), [start]);
  const [choice, change] = useQueryState(query, codec, follow);
  const found = yieldOf(choice);
  return (
    <CalculatorForm
      label="Доходность аренды"
      disclaimer={disclaimer}
      result={
        <>
          <Figure label={'Доходность в\u00a0год'}>{formatPercent(found.percent)}</Figure>
          <Facts
            rows={[
              ['Окупаемость', paybackWords(found.payback)],
              ['Аренда за\u00a0год', formatMoney(found.income)],
              ['Расходы за\u00a0год', formatMoney(found.costs)],
              ['Доход за\u00a0год', formatMoney(found.net)],
            ]}
          />
          {actions}
        </>
      }
    >
      <RulerField
        label="Цена помещения"
        name="price"
        notation={money}
        value={choice.price}
        {...around(start.price, PRICE_STEP)}
        typedMin={YIELD_LIMITS.price.min}
        typedMax={YIELD_LIMITS.price.max}
        onChange={(price) => change({ price })}
      />
      <RulerField
        label={'Аренда в\u00a0месяц'}
        name="rent"
        notation={money}
        value={choice.rent}
        {...around(start.rent, MONTHLY_STEP)}
        typedMin={YIELD_LIMITS.rent.min}
        typedMax={YIELD_LIMITS.rent.max}
        onChange={(rent) => change({ rent })}
      />
      <RulerField
        label={'Расходы в\u00a0месяц'}
        name="expenses"
        notation={money}
        value={choice.expenses}
        min={0}
        max={Math.max(start.rent, start.expenses)}
        step={MONTHLY_STEP}
        typedMax={YIELD_LIMITS.expenses.max}
        onChange={(expenses) => change({ expenses })}
      />
      <RulerField
        label="Простой без арендатора"
        name="vacancy"
        notation={percent}
        value={choice.vacancy}
        min={0}
        max={50}
        step={1}
        typedMax={YIELD_LIMITS.vacancy.max}
        onChange={(vacancy) => change({ vacancy })}
      />
    </CalculatorForm>
  );
}

/** Bounds from half to twice a value, on the grid of the step that the value stands on. */
function around(value: number, step: number) {
  const down = Math.floor(value / 2 / step);
  const up = Math.ceil(value / step);
  return { min: value - down * step, max: value + up * step, step };
}

function paybackWords(years: number | null): string {
  if (years === null) return 'не\u00a0окупается';
  // «12,2 года» is genitive; whole years take their own form.
  const word = Number.isInteger(years) ? plural(years, ['год', 'года', 'лет']) : 'года';
  return `${formatNumber(years, 1)}\u00a0${word}`;
}
