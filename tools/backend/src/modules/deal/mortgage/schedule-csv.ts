import { stringify } from 'csv-stringify/sync';
import type { MortgagePlan } from '@m30/calculators/mortgage/core';

/** Roubles with two decimals as Russian table processors read them: «35821,55». */
const roubles = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',');

/** The schedule for a table processor: semicolons, decimal commas, a mark that says UTF-8. */
export function scheduleCsv({ rows }: Pick<MortgagePlan, 'rows'>): string {
  return stringify(
    rows.map(({ month, payment, principal, interest, balance }) => [
      month,
      ...[payment, principal, interest, balance].map(roubles),
    ]),
    {
      header: true,
      columns: ['Месяц', 'Платёж, ₽', 'Основной долг, ₽', 'Проценты, ₽', 'Остаток долга, ₽'],
      delimiter: ';',
      bom: true,
    },
  );
}
