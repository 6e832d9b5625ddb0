import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { formatDate } from '@m30/ui-kit/format';
import { FavouritesSpot } from '@m30/ui-kit/spot';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { AssumptionForm } from './AssumptionForm.tsx';
import type { CostData } from './cost.server.ts';
import styles from './CostPage.module.css';
import { DuoTable } from './DuoTable.tsx';
import { yearsHref } from './core/cost-query.ts';
import { FlatYears } from './FlatYears.tsx';
import { areRanked } from './rank/ranked-costs.ts';
import { RankTable } from './rank/RankTable.tsx';
import { PrintButton } from '../print/PrintButton.tsx';

/** What one flat, two side by side, or several by rank cost until the end of a year, by assumptions that the visitor may change. */
export function CostPage({ data }: { data: CostData }) {
  const { flats, credit, until, today } = data;
  const isRanked = areRanked(flats);
  return (
    <>
      <PageHead
        title={`Во\u00a0сколько обойдётся до\u00a0${until}\u00a0года`}
        trail={[{ label: 'Квартиры', href: '/katalog' }]}
      />
      <Container>
        <p className={styles.rate}>{rateWords(credit)}</p>
        <CreditNote credits={[credit]} />
        <AssumptionForm data={data} />
        <PrintButton className={styles.print}>Напечатать или&nbsp;сохранить PDF</PrintButton>
      </Container>
      {isRanked ? (
        <Container>
          <RankTable flats={flats} yearsHref={(id) => yearsHref(data.search, id)} />
        </Container>
      ) : (
        <>
          {flats.length > 1 && (
            <Container className={styles.duo}>
              <DuoTable flats={flats} />
            </Container>
          )}
          {flats.map((cost) => (
            <FlatYears key={cost.flat.id} cost={cost} />
          ))}
        </>
      )}
      <Container>
        <p className={styles.note}>
          Все суммы в&nbsp;деньгах своего года. Это предположения, а&nbsp;не&nbsp;обещания: цена
          квартиры и&nbsp;ставка вклада могут оказаться другими. Расчёт на&nbsp;
          {formatDate(today, 'short')}.
        </p>
      </Container>
    </>
  );
}

/** The address names no flat that has a price. */
export function NoFlats() {
  return (
    <>
      <PageHead title="Во сколько обойдётся квартира" />
      <Container className={styles.empty}>
        <EmptyState
          drawing={<FavouritesSpot />}
          title="Не выбрано, что считать"
          action={<Button href="/katalog">Открыть каталог</Button>}
        >
          Откройте страницу квартиры или сравнение и&nbsp;нажмите «Во&nbsp;сколько обойдётся».
          У&nbsp;проданных квартир цены нет.
        </EmptyState>
      </Container>
    </>
  );
}
