import * as v from 'valibot';
import { day, requiredText } from '../core/schemas.ts';

/** A number, or as a person types it: «16,4». */
const typed = (message: string) =>
  v.union(
    [
      v.number(),
      v.pipe(
        v.string(),
        v.transform((text) => text.replace(/\s/g, '').replace(',', '.')),
        v.regex(/^\d+(\.\d+)?$/, message),
        v.transform(Number),
      ),
    ],
    message,
  );

const between = (least: number, most: number, message: string) =>
  v.pipe(typed(message), v.minValue(least, message), v.maxValue(most, message));

const whole = (least: number, most: number, message: string) =>
  v.pipe(between(least, most, message), v.integer(message));

const PERCENT = 'Процент от 0 до 100: 16,4';

/** The programme that payments on cards are counted by; a rate never stands without its full cost. */
export const ProgrammeSchema = v.strictObject({
  bank: requiredText(80, 'Введите банк'),
  name: requiredText(80, 'Введите название программы'),
  /** Per cent a year. */
  rate: between(0, 100, PERCENT),
  /** Full cost (ПСК), per cent a year, as the bank names it. */
  costFrom: between(0, 100, PERCENT),
  costTo: between(0, 100, PERCENT),
  /** Per cent of the price. */
  downPayment: between(0, 100, PERCENT),
  /** Months. */
  term: whole(12, 600, 'Месяцы: от 12 до 600'),
  /** Roubles. */
  maxLoan: whole(100_000, 1_000_000_000, 'Рубли: от 100 000 до 1 000 000 000'),
  disclaimer: requiredText(2000, 'Введите условия, которые стоят рядом с платежом'),
  /** Where the terms are published, and the day of them. */
  source: requiredText(300, 'Введите, где опубликованы условия'),
  actualAt: day,
});
