import { Container } from '@m30/ui-kit/container';
import { formatDate } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { BuildingKeys } from './BuildingKeys.tsx';
import type { KeysForecast } from './core/keys-forecast.ts';
import styles from './KeysPage.module.css';
import { KeysTable } from './KeysTable.tsx';
import { PastHouses } from './PastHouses.tsx';

/** When the keys of a complex are to be expected, beside what its contracts promise. */
export function KeysPage({ keys }: { keys: KeysForecast }) {
  const { vendor, complexName, observed, buildings, record } = keys;
  return (
    <>
      <PageHead
        title={`Когда ключи: «${complexName}»`}
        trail={[
          { label: 'Комплексы', href: '/obekty' },
          { label: complexName, href: `/obekty/${vendor}` },
        ]}
        note={
          <>
            Срок в&nbsp;договоре обязателен для нас, и&nbsp;
            <TextLink href="/ddu">за&nbsp;просрочку закон назначает неустойку</TextLink>. Прогноз
            стоит рядом и&nbsp;ничего в&nbsp;договоре не&nbsp;меняет: это расчёт по&nbsp;ходу
            стройки и&nbsp;нашим прошлым домам.
          </>
        }
      />
      <Container className={styles.all}>
        <KeysTable buildings={buildings} />
        {observed && (
          <p className={styles.note}>
            Ход стройки&nbsp;— по&nbsp;{formatDate(observed, 'month')} включительно. Диапазон
            рассчитан на&nbsp;восемь случаев из&nbsp;десяти.
          </p>
        )}
      </Container>
      {buildings.map((building) => (
        <BuildingKeys key={building.subvendor} {...{ building, vendor, record }} />
      ))}
      {record && <PastHouses record={record} />}
    </>
  );
}
