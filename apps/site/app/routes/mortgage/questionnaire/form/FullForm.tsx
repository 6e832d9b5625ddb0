import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionnaireKind } from '@m30/forms/questionnaire';
import { BANKS, DraftProvider, stepsOf } from '../../../../store/mortgage/index.ts';
import { Applications } from '../sent/Applications.tsx';
import { Sent } from '../sent/Sent.tsx';
import { STEP_HEADING, StepPage } from '../step/StepPage.tsx';
import { OfficeReserve } from './OfficeReserve.tsx';
import { Progress } from './Progress.tsx';
import { useSavedDraft } from './use-saved-draft.ts';
import type { Application, Beginning } from '../data/use-questionnaire.ts';

export interface FullFormProps extends Beginning {
  kind: QuestionnaireKind;
  /** Guid of the order that the mortgage is for. */
  order: string | null;
}

/** The full questionnaire, a step at a time; the step stands in the address, so that Back leads to the last one. */
export function FullForm({ kind, order, answers, programmes, applications }: FullFormProps) {
  const draft = useSavedDraft(kind, answers);
  const [sent, setSent] = useState<Application | null>(null);
  const [query] = useSearchParams();
  const steps = stepsOf(kind);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === query.get('step')),
  );

  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const heading = document.getElementById(STEP_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [index]);

  if (sent) return <Sent application={sent} order={order} />;
  return (
    <DraftProvider value={draft}>
      <Applications begin={applications} warned={steps[index]?.id === BANKS} />
      {kind === 'offline' && <OfficeReserve />}
      <Progress {...{ kind, order, steps, index }} />
      <StepPage
        // Another step is another form: its errors are not the last one's.
        key={steps[index]?.id}
        {...{ kind, order, steps, index, programmes }}
        onSent={setSent}
      />
    </DraftProvider>
  );
}
