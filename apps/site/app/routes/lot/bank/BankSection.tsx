import { CreditNote, type StatedCredit } from '@m30/calculators/credit';
import { Suspense, use, useMemo } from 'react';
import { useStaticData } from '@m30/shell/static-data';
import { ErrorState } from '@m30/ui-kit/error-state';
import { LatePart } from '@m30/ui-kit/late-part';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { calculatorHref } from '../data/lot-href.ts';
import { StaticPart } from '../../../components/static-part/index.ts';
import { StaticMortgage } from '../mortgage/StaticMortgage.tsx';
import type { BankAnswer, LotData, LotView } from '../data/lot.server.ts';
import styles from './BankSection.module.css';
import { BankSkeleton } from './BankSkeleton.tsx';
import { BankTable } from './BankTable.tsx';

export interface BankSectionProps {
  banks: Exclude<LotData['banks'], undefined>;
  /** Kopecks. */
  price: number;
  lot: Pick<LotView, 'id' | 'payment' | 'downPayment' | 'programme' | 'handover' | 'terms'>;
  /** Address of this page, to try again. */
  url: string;
}

const load = () => import('../mortgage/LotMortgage.tsx');

/** What banks offer for this flat, streamed after the page where they are late, with the conditions. */
export function BankSection({ banks, price, lot, url }: BankSectionProps) {
  const { id, payment, downPayment, programme, terms } = lot;
  const shared = { price, url, terms, programme };
  const known = useStaticData<BankAnswer>('banks', banks instanceof Promise ? null : banks);
  const completed = lot.handover === null;
  const own = useMemo(
    () => ({ id, price, programme, completed, terms }),
    [id, price, programme, completed, terms],
  );
  return (
    <Section
      id="banks"
      tone="paper"
      // It goes on where the first payment ends.
      flush={payment !== null && downPayment !== null}
      title="Ипотека на эту квартиру"
      aside={<ArrowLink href={calculatorHref(price, terms)}>Изменить условия</ArrowLink>}
    >
      {/* React moves a boundary behind the page even when it is ready, so only late banks get one. */}
      {banks instanceof Promise ? (
        <Suspense
          fallback={
            <>
              <BankSkeleton />
              <Note {...{ programme }} offers={null} />
            </>
          }
        >
          <LateOffers {...shared} banks={banks} />
        </Suspense>
      ) : (
        <StaticPart data={known}>{(answer) => <Offers {...shared} {...answer} />}</StaticPart>
      )}
      <div className={styles.own}>
        <LatePart
          load={load}
          fallback={<StaticMortgage {...{ price, payment, downPayment, terms }} />}
        >
          {({ default: LotMortgage }) => <LotMortgage {...own} />}
        </LatePart>
      </div>
    </Section>
  );
}

type OffersProps = Pick<BankSectionProps, 'price' | 'url'> &
  Pick<BankSectionProps['lot'], 'terms' | 'programme'> &
  BankAnswer;

function LateOffers({
  banks,
  ...shared
}: Omit<OffersProps, 'offers'> & { banks: Promise<BankAnswer> }) {
  return <Offers {...shared} {...use(banks)} />;
}

function Offers({ offers, price, url, terms, programme }: OffersProps) {
  return (
    <>
      {offers === null ? (
        <ErrorState
          title="Не удалось загрузить предложения банков"
          action={<TextLink href={url}>Загрузить ещё раз</TextLink>}
        />
      ) : offers.length === 0 ? (
        <p>Сейчас банки не&nbsp;дают кредит на&nbsp;эту квартиру.</p>
      ) : (
        <BankTable offers={offers} price={price} terms={terms} />
      )}
      <Note {...{ offers, programme }} />
    </>
  );
}

/** The one note of the page: the programme behind its payments, and the banks of the table, whose conditions are its rows. */
function Note({ offers, programme }: Pick<OffersProps, 'offers' | 'programme'>) {
  const credits: StatedCredit[] = (offers ?? []).map(({ bank, rate, cost, actualAt }) => ({
    ...{ rate, cost, actualAt },
    lenders: [bank],
    disclaimer: '',
  }));
  return <CreditNote className={styles.disclaimer} credits={[programme, ...credits]} />;
}
