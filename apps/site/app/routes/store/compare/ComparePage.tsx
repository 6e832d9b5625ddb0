import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { FavouritesSpot } from '@m30/ui-kit/spot';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import type { ComparedLot, LotKind } from '../../../store/compare/index.ts';
import { countedLots } from '../../../store/cart/counted-lots.ts';
import type { CompareData } from './compare.server.ts';
import { StoreHead } from '../store-head/StoreHead.tsx';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import { useSavedWays } from './use-saved-ways.ts';
import { useCompare } from './use-compare.ts';

/** Most lots that are compared. */
const MOST = 8;

const KINDS: Readonly<Record<LotKind, string>> = {
  flat: 'Квартиры',
  commercial: 'Коммерческие помещения',
  parking: 'Парковочные места',
  storage: 'Кладовые',
};

/** Lots side by side, a table for each kind. */
export function ComparePage(data: CompareData) {
  const { isShared, onlyDifferences, pinned, programme, ways, counted } = data;
  useSavedWays(data.waysSearch);
  const lots = useCompare(data);
  const kinds = Map.groupBy(lots, ({ kind }) => kind);
  const hasPayment = lots.some((lot) => 'payment' in lot && lot.payment !== null);
  return (
    <div className={styles.page}>
      <Container>
        <StoreHead title="Сравнение" count={lots.length} rest={` из\u00a0${MOST} возможных`}>
          {lots.length > 0 && <CompareTools lots={lots} data={data} />}
        </StoreHead>
        {isShared && lots.length > 0 && (
          <Notice>
            Это подборка по&nbsp;ссылке. Ваше сравнение&nbsp;—{' '}
            <TextLink href="/compare">на&nbsp;отдельной странице</TextLink>.
          </Notice>
        )}
        {lots.length === 0 && <Nothing isShared={isShared} />}
      </Container>
      {[...kinds].map(([kind, ofKind]) => (
        <section key={kind} aria-label={KINDS[kind]}>
          {kinds.size > 1 && (
            <Container>
              <h2 className={styles.kind}>{KINDS[kind]}</h2>
            </Container>
          )}
          <CompareTable
            lots={ofKind}
            pinned={pinnedOf(ofKind, pinned)}
            isShared={isShared}
            onlyDifferences={onlyDifferences}
            ways={ways}
          />
        </section>
      ))}
      {lots.length > 0 && ways.length > 0 && (
        <Container>
          <p className={styles.note}>
            Минуты в&nbsp;дороге&nbsp;— оценка, а&nbsp;не&nbsp;расписание.
          </p>
          <HowCounted rows={counted} />
        </Container>
      )}
      {hasPayment && (
        <Container>
          <p className={styles.note}>
            Платёж: {programme.name}, {rateWords(programme)}.
          </p>
          <HowCounted rows={countedLots(lots, programme)} />
          <CreditNote credits={[programme]} />
        </Container>
      )}
    </div>
  );
}

function pinnedOf(lots: readonly ComparedLot[], id: string | null): ComparedLot | undefined {
  return lots.find((lot) => lot.id === id) ?? lots[0];
}

function Nothing({ isShared }: { isShared: boolean }) {
  return (
    <EmptyState
      drawing={<FavouritesSpot />}
      title={isShared ? 'По этой ссылке лотов нет' : 'Сравнивать пока нечего'}
      action={<Button href="/katalog">Открыть каталог</Button>}
    >
      {isShared
        ? 'Возможно, ссылка скопирована не\u00a0целиком.'
        : `Отметьте до\u00a0${MOST} лотов значком сравнения в\u00a0каталоге или на\u00a0странице лота.`}
    </EmptyState>
  );
}
