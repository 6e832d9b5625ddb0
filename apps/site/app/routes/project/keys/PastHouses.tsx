import { HowCounted } from '@m30/calculators/counted';
import { formatDate, formatQuarter } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import type { KeysRecord } from './core/keys-forecast.ts';
import { countedRecord, recordWords, signed } from './core/keys-words.ts';
import styles from './KeysPage.module.css';
import table from './table.module.css';

/** The company's own record: what was promised, what came of it, and what would have been forecast. */
export function PastHouses({ record }: { record: KeysRecord }) {
  return (
    <Section id="past" title="Прошлые дома" tone="paper">
      <p className={styles.lead}>{recordWords(record)}</p>
      <div
        className={table.scroll}
        role="region"
        aria-label="Прошлые дома: договор, ключи и прогноз"
        // A scrolling region has to be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={table.table} data-figures>
          <caption className="visually-hidden">Прошлые дома</caption>
          <thead>
            <tr>
              <th scope="col">Дом</th>
              <th scope="col">По&nbsp;договору</th>
              <th scope="col">Ключи</th>
              <th scope="col">Сдвиг, мес.</th>
              <th scope="col">Прогноз мимо, мес.</th>
            </tr>
          </thead>
          <tbody>
            {record.houses.map(({ name, promised, keys, slip, missed }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatQuarter(promised)}</td>
                <td>{formatDate(keys, 'month')}</td>
                <td>{signed(slip)}</td>
                <td>{missed === null ? '—' : signed(missed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HowCounted rows={countedRecord(record)} />
    </Section>
  );
}
