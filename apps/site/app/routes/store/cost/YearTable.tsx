import type { OwnershipYear } from '@m30/calculators/ownership/core';
import { COST_COLUMNS, inRoubles } from './core/cost-words.ts';
import { CostTable } from './table/CostTable.tsx';
import styles from './YearTable.module.css';

export interface YearTableProps {
  years: readonly OwnershipYear[];
  total: OwnershipYear;
  /** Of the flat. */
  name: string;
}

/** All that is paid, a row a year; the year stays in sight where the table scrolls. */
export function YearTable({ years, total, name }: YearTableProps) {
  return (
    <CostTable
      label={`Расходы по\u00a0годам: ${name}`}
      caption={<>Расходы по&nbsp;годам</>}
      className={styles.years}
    >
      <thead>
        <tr>
          <th scope="col">Год</th>
          {COST_COLUMNS.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Всего, ₽</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <Row key={year.year} head={String(year.year)} year={year} />
        ))}
      </tbody>
      <tfoot>
        <Row head="Итого" year={total} />
      </tfoot>
    </CostTable>
  );
}

function Row({ head, year }: { head: string; year: OwnershipYear }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {COST_COLUMNS.map(({ key }) => (
        <td key={key}>{inRoubles(year[key])}</td>
      ))}
      <td>{inRoubles(year.total)}</td>
    </tr>
  );
}
