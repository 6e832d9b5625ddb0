import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { BankSection } from './bank/BankSection.tsx';
import { BuyBar } from './buy/BuyBar.tsx';
import { BuyColumn } from './buy/BuyColumn.tsx';
import { FactSection } from './fact/FactSection.tsx';
import { buildingHref } from './data/lot-href.ts';
import { useLiveLot } from '../../store/live/index.ts';
import type { LotData, LotView } from './data/lot.server.ts';
import styles from './LotPage.module.css';
import { InsideSection } from './inside/InsideSection.tsx';
import { PriceHistory } from './price-history/PriceHistory.tsx';
import { SimilarSection } from './similar/SimilarSection.tsx';
import { Stage } from './stage/Stage.tsx';

/** One flat: its plan and price, facts, banks and what is like it. */
export function LotPage({ lot: drawn, floor, today, banks }: LotData) {
  const lot = usePresent(drawn);
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
          <Stage lot={drawn} floor={floor} />
          <BuyColumn lot={lot} building={building} />
        </div>
      </Container>
      {gone && <SimilarSection lot={lot} />}
      <FactSection lot={drawn} />
      <InsideSection lot={drawn} />
      {banks && lot.price !== null && (
        <BankSection banks={banks} price={lot.price} lot={lot} url={lot.url} />
      )}
      {!gone && <PriceHistory history={drawn.priceHistory} today={today} />}
      {!gone && <SimilarSection lot={lot} />}
      <BuyBar lot={lot} />
    </>
  );
}

/** The flat with its present status and price; of another price nobody has told the payment. */
function usePresent(drawn: LotView): LotView {
  const lot = useLiveLot(drawn);
  return lot.price === drawn.price ? lot : { ...lot, payment: null, downPayment: null };
}
