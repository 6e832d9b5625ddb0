import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { BankSection } from './bank/BankSection.tsx';
import { BuyBar } from './buy/BuyBar.tsx';
import { BuyColumn } from './buy/BuyColumn.tsx';
import { FactSection } from './fact/FactSection.tsx';
import { buildingHref } from './lot-href.ts';
import type { LotData } from './lot.server.ts';
import styles from './LotPage.module.css';
import { SimilarSection } from './similar/SimilarSection.tsx';
import { Stage } from './stage/Stage.tsx';

/** One flat: its plan and price, facts, banks and what is like it. */
export function LotPage({ lot, banks }: LotData) {
  const gone = lot.price === null;
  const building = buildingHref(lot);
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Квартиры', href: '/katalog' },
            { label: lot.complexName, href: `/obekty/${lot.vendor}` },
            { label: lot.buildingName, href: building },
            { label: `Квартира №\u00a0${lot.number}` },
          ]}
        />
        <div className={styles.lot}>
          <Stage lot={lot} />
          <BuyColumn lot={lot} building={building} />
        </div>
      </Container>
      {gone && <SimilarSection lot={lot} />}
      <FactSection lot={lot} />
      {banks && lot.price !== null && (
        <BankSection banks={banks} price={lot.price} programme={lot.programme} url={lot.url} />
      )}
      {!gone && <SimilarSection lot={lot} />}
      <BuyBar lot={lot} />
    </>
  );
}
