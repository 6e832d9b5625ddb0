import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';

const rate = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));

/** Stands under a calculation whose conditions nobody has written. */
const ESTIMATE =
  'Расчёт предварительный, платёж аннуитетный. Полную стоимость кредита, ставку и\u00a0условия назовёт банк. Изучите все условия кредита (займа). Оценивайте свои финансовые возможности и\u00a0риски.';

/** The refinancing calculator (specification §2, §9): a current mortgage against the family one. */
export const CalculatorSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  /** Balance to begin with: whole roubles in the database, kopecks within. */
  sum: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(1_000_000_000),
    v.transform((roubles) => roubles * 100),
  ),
  /** Rate to begin with, per cent a year. */
  rate,
  /** Rate of the family mortgage, per cent a year. */
  rateNew: rate,
  /** Full cost of the family mortgage (ПСК), per cent a year. */
  costNew: v.optional(v.object({ from: rate, to: rate })),
  /** Largest loan of the new mortgage: whole roubles in the database, kopecks within. */
  maxLoan: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(1_000_000_000),
      v.transform((roubles) => roubles * 100),
    ),
  ),
  /** Months left to pay: to begin with, least and most. */
  period: v.pipe(
    v.object({ current: months, min: months, max: months }),
    v.check(
      ({ current, min, max }) => min < max && min <= current && current <= max,
      'The months must stand between the least and the most',
    ),
  ),
  /** Conditions of the new mortgage and the date of the figures; the law wants them beside a rate. */
  disclaimer: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)), ESTIMATE),
  /** What to do with the result. */
  action: v.optional(ActionSchema),
});

export type CalculatorInput = v.InferInput<typeof CalculatorSchema>;
export type CalculatorProps = v.InferOutput<typeof CalculatorSchema>;
