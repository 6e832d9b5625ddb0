import { formatDate, formatPercent, formatQuarter } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { rangeWords } from './line/index.ts';
import type { BuildingKeys } from './core/keys-forecast.ts';
import styles from './table.module.css';

/** All buildings: what their contracts promise, and what is to be expected. */
export function KeysTable({ buildings }: { buildings: readonly BuildingKeys[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Ключи по&nbsp;корпусам</caption>
      <thead>
        <tr>
          <th scope="col">Корпус</th>
          <th scope="col">По&nbsp;договору, обязательный срок</th>
          <th scope="col">Прогноз, не&nbsp;обязательство</th>
          <th scope="col" className={styles.wide}>
            Готовность
          </th>
        </tr>
      </thead>
      <tbody>
        {buildings.map((one) => (
          <tr key={one.subvendor}>
            <th scope="row">
              <TextLink href={`#${one.subvendor}`}>{one.name}</TextLink>
            </th>
            <td>{one.state === 'completed' ? 'дом сдан' : formatQuarter(one.contract)}</td>
            <td>{expected(one)}</td>
            <td className={styles.wide}>{readiness(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function expected(one: BuildingKeys) {
  if (one.state === 'silent') return 'пока не\u00a0даём';
  if (one.state === 'completed') return one.on === null ? '—' : `введён ${formatDate(one.on)}`;
  return (
    <>
      {formatDate(one.middle, 'month')}
      <small>{rangeWords(one)}</small>
    </>
  );
}

function readiness(one: BuildingKeys): string {
  if (one.state === 'completed') return formatPercent(100);
  return one.state === 'forecast' ? formatPercent(one.done) : '—';
}
