import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { FIGURE_DAYS } from './figure-days.ts';

const TableSchema = v.object({
  /** `funnel`, `answers`, … */
  id: v.string(),
  /** Russian, as the rest. */
  title: v.string(),
  /** What is counted, and what is not. */
  note: v.string(),
  /** How it is drawn; `null` for what is only told. */
  chart: v.nullable(v.picklist(['line', 'bar'])),
  /** What a row is: «День». */
  head: v.string(),
  columns: v.array(
    v.object({
      title: v.string(),
      unit: v.picklist(['count', 'percent', 'months', 'money']),
    }),
  ),
  /** A value for each column, money in kopecks; `null` where there is nothing to say. */
  rows: v.array(v.object({ label: v.string(), values: v.array(v.nullable(v.number())) })),
});

export const getFigures = defineStudioMethod({
  name: 'Figures.Get',
  verb: 'GET',
  summary: 'Returns how sales and site went over the last days, as tables that may be drawn',
  right: 'figures.read',
  input: v.strictObject({ days: v.optional(v.picklist(FIGURE_DAYS, 'Неверный период'), '30') }),
  result: v.object({
    /** First and last day in Moscow, `YYYY-MM-DD`. */
    from: v.string(),
    to: v.string(),
    tables: v.array(TableSchema),
  }),
});
