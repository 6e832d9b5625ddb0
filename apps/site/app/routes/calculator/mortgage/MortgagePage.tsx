import { CreditNote } from '@m30/calculators/credit';
import { InstalmentCalculator } from '@m30/calculators/instalment';
import { MortgagePlanner } from '@m30/calculators/mortgage';
import { RefinancingCalculator } from '@m30/calculators/refinancing';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { useMemo } from 'react';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { hiddenOf } from '../calculator-query.ts';
import {
  instalmentDisclaimer,
  instalmentStart,
  instalmentTerms,
  mortgageStart,
  refinancingData,
} from '../starts.ts';
import { CalculatorTabs } from './CalculatorTabs.tsx';
import type { Calculators } from './mortgage.server.ts';
import { RefinancingSteps } from './RefinancingSteps.tsx';
import styles from '../CalculatorPage.module.css';
import { titles } from './titles.ts';

/** Mortgage, refinancing and instalments, one of them at a time. */
export function MortgagePage(props: Calculators) {
  const { kind, blocks } = props;
  return (
    <>
      <PageHead title={titles[kind]} trail={[{ label: 'Ипотека', href: '/mortgage' }]} />
      <Container>
        <CalculatorTabs kind={kind} />
        <Calculator {...props} />
      </Container>
      {kind === 'mortgage' && (
        <div className={styles.words}>
          <BlockPage>
            <PlainBlocks blocks={blocks} />
          </BlockPage>
        </div>
      )}
      {kind !== 'mortgage' && (
        <div className={styles.words}>
          {kind === 'refinancing' && <RefinancingSteps />}
          <Band kind={kind} />
        </div>
      )}
    </>
  );
}

function Calculator({ kind, programmes, query, year }: Calculators) {
  const [common] = programmes;
  const start = useMemo(() => mortgageStart(common), [common]);
  const data = useMemo(() => refinancingData(common), [common]);
  const shared = { query, hidden: hiddenOf(kind) };
  if (kind === 'refinancing') {
    return (
      <RefinancingCalculator
        {...shared}
        {...{ data, year }}
        disclaimer={<CreditNote credits={[common]} />}
        actions={<Ask />}
      />
    );
  }
  if (kind === 'instalment') {
    return (
      <InstalmentCalculator
        {...shared}
        terms={instalmentTerms}
        start={instalmentStart}
        disclaimer={instalmentDisclaimer}
        actions={
          <Button {...leadTrigger('callRequest', { title: 'Составить график' })}>
            Составить график
          </Button>
        }
      />
    );
  }
  return (
    <MortgagePlanner
      {...shared}
      {...{ programmes, start }}
      papers="/api/mortgage/schedule"
      actions={<Ask />}
    />
  );
}

const Ask = () => <Button {...leadTrigger('callSpecialist')}>Обсудить со&nbsp;специалистом</Button>;

function Band({ kind }: { kind: 'refinancing' | 'instalment' }) {
  return kind === 'refinancing' ? (
    <LeadBand
      title="Проверим вашу ипотеку"
      text="Назовите банк и остаток долга. Специалист скажет, какие программы подходят и сколько они сберегут."
    />
  ) : (
    <LeadBand
      title="Разложим платежи под ваш доход"
      text="Специалист проверит срок сдачи корпуса и составит график с датами."
    />
  );
}
