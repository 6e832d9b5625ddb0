import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { BankSection } from './bank/BankSection.tsx';
import { BuyBar } from './buy/BuyBar.tsx';
import { BuyColumn } from './buy/BuyColumn.tsx';
import { FirstPayment } from './first-payment/FirstPayment.tsx';
import { buildingHref } from './data/lot-href.ts';
import { useLiveLot } from '../../store/live/index.ts';
import type { LotData, LotView } from './data/lot.server.ts';
import styles from './LotPage.module.css';
import { PriceHistory } from './price-history/PriceHistory.tsx';
import { QuestionBand } from './question/QuestionBand.tsx';
import { SimilarSection } from './similar/SimilarSection.tsx';
import { Stage } from './stage/Stage.tsx';
import { StorySection } from './story/StorySection.tsx';
import { WhySection } from './why/WhySection.tsx';

/** One flat: a stage with all that can be seen of it, its price beside; its story, money, what is like it, and one question. */
export function LotPage({ lot: drawn, today, banks, hasWhy, keys, ways, ...views }: LotData) {
  const lot = usePresent(drawn);
  const gone = lot.price === null;
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Квартиры', href: '/katalog' },
            { label: lot.complexName, href: `/obekty/${lot.vendor}` },
            { label: lot.buildingName, href: buildingHref(lot) },
            { label: `Квартира №\u00a0${lot.number}` },
          ]}
        />
        <div className={styles.lot}>
          <Stage lot={drawn} {...views} />
          <BuyColumn lot={lot} />
        </div>
      </Container>
      {gone && <SimilarSection lot={lot} />}
      <StorySection lot={drawn} keys={keys} ways={ways} />
      <FirstPayment lot={lot} />
      {banks !== undefined && lot.price !== null && (
        <BankSection banks={banks} price={lot.price} lot={lot} url={lot.url} />
      )}
      {!gone && hasWhy && <WhySection lot={drawn} />}
      {!gone && <PriceHistory history={drawn.priceHistory} today={today} />}
      {!gone && <SimilarSection lot={lot} />}
      {!gone && <QuestionBand lot={lot} />}
      <BuyBar lot={lot} />
    </>
  );
}

/** The flat with its present status and price; of another price nobody has told the payment. */
function usePresent(drawn: LotView): LotView {
  const lot = useLiveLot(drawn);
  return lot.price === drawn.price ? lot : { ...lot, payment: null, downPayment: null };
}
