import { HowCounted } from '@m30/calculators/counted';
import { formatDate, formatQuarter } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { FactRows } from '../../../components/listing-page/index.ts';
import { rangeWords } from './line/index.ts';
import styles from './BuildingKeys.module.css';
import type { BuildingKeys as Keys, KeysRecord, ForecastKeys } from './core/keys-forecast.ts';
import {
  againstContract,
  countedKeys,
  monthsWords,
  readinessWords,
  SILENCE,
} from './core/keys-words.ts';
import { KeysChart } from './KeysChart.tsx';
import { MonthTable } from './MonthTable.tsx';

export interface BuildingKeysProps {
  building: Keys;
  /** Alias of the complex. */
  vendor: string;
  record: KeysRecord | null;
}

/** The keys of one building: the contract, the forecast beside it, and how it came about. */
export function BuildingKeys({ building, vendor, record }: BuildingKeysProps) {
  const { subvendor, name } = building;
  return (
    <Section
      flush
      id={subvendor}
      title={name}
      aside={<ArrowLink href={`/obekty/${vendor}/${subvendor}`}>Страница корпуса</ArrowLink>}
    >
      {building.state === 'forecast' && record ? (
        <Forecast forecast={building} record={record} />
      ) : (
        <p>{statement(building)}</p>
      )}
    </Section>
  );
}

/** What is said of a building that is not forecast. */
function statement(building: Keys): string {
  if (building.state === 'completed') {
    return building.on === null
      ? 'Дом сдан.'
      : `Дом сдан: разрешение на\u00a0ввод получено ${formatDate(building.on)}.`;
  }
  const promise = `По\u00a0договору\u00a0— до\u00a0конца ${formatQuarter(building.contract)}, это обязательный срок.`;
  return building.state === 'silent' ? `${promise} ${SILENCE[building.reason]}` : promise;
}

function Forecast({ forecast, record }: { forecast: ForecastKeys; record: KeysRecord }) {
  return (
    <div className={styles.forecast}>
      <KeysChart forecast={forecast} />
      <div>
        <FactRows
          rows={[
            ['По договору', `до\u00a0конца ${formatQuarter(forecast.contract)}, обязательный срок`],
            ['Прогноз', `${formatDate(forecast.middle, 'month')}, ${againstContract(forecast)}`],
            ['Диапазон', rangeWords(forecast)],
            ['Ошибка', `в\u00a0среднем ${monthsWords(forecast.error)} по\u00a0прошлым домам`],
            ['Готовность', readinessWords(forecast)],
          ]}
        />
        <HowCounted rows={countedKeys(forecast, record)} />
        <MonthTable months={forecast.months} />
      </div>
    </div>
  );
}
