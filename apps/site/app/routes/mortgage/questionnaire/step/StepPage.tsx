import type { FormEvent } from 'react';
import type { QuestionnaireKind } from '@m30/forms/questionnaire';
import { Button } from '@m30/ui-kit/button';
import { ErrorSummary } from '@m30/ui-kit/error-summary';
import { Notice } from '@m30/ui-kit/notice';
import type { Step } from '../../../../store/mortgage/index.ts';
import { ComplaintsProvider, controlId } from '../field/complaints.ts';
import type { Application, BankProgramme } from '../data/use-questionnaire.ts';
import { StepBody } from './StepBody.tsx';
import { stepHref } from './step-href.ts';
import { useStep } from './use-step.ts';
import styles from './Step.module.css';

export interface StepPageProps {
  kind: QuestionnaireKind;
  order: string | null;
  steps: readonly Step[];
  /** Of the present step. */
  index: number;
  programmes: readonly BankProgramme[];
  onSent: (application: Application) => void;
}

/** Id of the heading of a step, which takes the focus when a visitor comes from another one. */
export const STEP_HEADING = 'anketa-step';

/** One step: what is wrong above, its questions, and the ways back and on. */
export function StepPage(props: StepPageProps) {
  const { kind, order, steps, index, programmes } = props;
  const { complaints, sending, problem, goOn } = useStep(props);
  const step = steps[index];
  const before = steps[index - 1];
  if (!step) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <form className={styles.step} noValidate method="post" onSubmit={submit}>
      <h3 id={STEP_HEADING} tabIndex={-1}>
        {step.title}
      </h3>
      <ErrorSummary
        title="Чтобы продолжить, исправьте"
        errors={[...complaints].map(([path, { message }]) => ({
          field: controlId(path),
          message,
        }))}
      />
      <ComplaintsProvider value={complaints}>
        <StepBody kind={kind} step={step.id} programmes={programmes} />
      </ComplaintsProvider>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" loading={sending}>
          {index === steps.length - 1 ? 'Отправить анкету' : 'Продолжить'}
        </Button>
        {before && (
          <Button variant="ghost" href={stepHref(before.id, order)} data-keep-scroll="">
            Назад<span className="visually-hidden"> к&nbsp;разделу «{before.title}»</span>
          </Button>
        )}
      </div>
    </form>
  );
}
