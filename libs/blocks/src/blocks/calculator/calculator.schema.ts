import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Whole roubles in the database, kopecks within. */
const roubles = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(1_000_000_000),
  v.transform((sum) => sum * 100),
);

const rate = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));

/** Stands under a calculation whose conditions nobody has written. */
const ESTIMATE =
  'Расчёт предварительный, платёж аннуитетный. Полную стоимость кредита, ставку и\u00a0условия назовёт банк. Изучите все условия кредита (займа). Оценивайте свои финансовые возможности и\u00a0риски.';

/** The refinancing calculator (specification §2, §9): a current mortgage against the family one. */
export const CalculatorSchema = titled(
  v.object({
    ...wordEntries,
    /** Balance to begin with. */
    sum: titled(roubles, 'Остаток долга, ₽', 'Balance, roubles'),
    /** Rate to begin with, per cent a year. */
    rate: titled(rate, 'Ставка сейчас, % годовых', 'Present rate, % a year'),
    /** Rate of the family mortgage, per cent a year. */
    rateNew: titled(rate, 'Новая ставка, % годовых', 'New rate, % a year'),
    /** Full cost of the family mortgage (ПСК), per cent a year. */
    costNew: titled(
      v.optional(v.object({ from: titled(rate, 'От', 'From'), to: titled(rate, 'До', 'To') })),
      'Полная стоимость кредита, % годовых',
      'Full cost of the credit, % a year',
    ),
    /** Largest loan of the new mortgage. */
    maxLoan: titled(v.optional(roubles), 'Наибольший кредит, ₽', 'Largest loan, roubles'),
    /** Months left to pay: to begin with, least and most. */
    period: titled(
      v.pipe(
        v.object({
          current: titled(months, 'Сначала', 'At first'),
          min: titled(months, 'Наименьший', 'Least'),
          max: titled(months, 'Наибольший', 'Most'),
        }),
        v.check(
          ({ current, min, max }) => min < max && min <= current && current <= max,
          'The months must stand between the least and the most',
        ),
      ),
      'Срок, месяцев',
      'Term, months',
    ),
    /** Conditions of the new mortgage and the date of the figures; the law wants them beside a rate. */
    disclaimer: titled(
      v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)), ESTIMATE),
      'Условия мелким шрифтом',
      'Conditions in small print',
    ),
    /** What to do with the result. */
    action: titled(v.optional(ActionSchema), 'Кнопка', 'Button'),
  }),
  'Калькулятор рефинансирования',
  'Refinancing calculator',
);

export type CalculatorInput = v.InferInput<typeof CalculatorSchema>;
export type CalculatorProps = v.InferOutput<typeof CalculatorSchema>;
