import { MortgagePlanner, type MortgagePlan } from '@m30/calculators/mortgage';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { useCallback, useMemo } from 'react';
import { useTellEmbedder } from '../../../layouts/iframe/embedder.ts';
import type { Programme } from '../mortgage/mortgage.server.ts';
import { mortgageStart } from '../starts.ts';
import styles from './FramePage.module.css';
import { frameResult } from './frame-result.ts';

export interface FramePageProps {
  programmes: [Programme, ...Programme[]];
  query: string;
  objectId: string | undefined;
  embedder: string | null;
}

/** The calculator as a partner's page shows it; each result goes to the page around it. */
export function FramePage({ programmes, query, objectId, embedder }: FramePageProps) {
  const [common] = programmes;
  const start = useMemo(() => mortgageStart(common), [common]);
  const tell = useTellEmbedder();
  const onPlan = useCallback(
    (plan: MortgagePlan) => tell({ type: 'result', result: frameResult(plan, objectId) }),
    [tell, objectId],
  );
  return (
    <Container className={styles.frame}>
      <h1>Платёж по&nbsp;ипотеке</h1>
      <MortgagePlanner
        compact
        {...{ programmes, start, query, onPlan }}
        hidden={{ ...(embedder && { origin: embedder }), ...(objectId && { objectId }) }}
        actions={
          <Button {...leadTrigger('callSpecialist', { objectId })}>
            Обсудить со&nbsp;специалистом
          </Button>
        }
      />
    </Container>
  );
}
