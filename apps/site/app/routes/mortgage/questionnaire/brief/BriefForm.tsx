import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForms } from '@m30/forms';
import { askedOf } from '@m30/forms/questionnaire';
import { Button } from '@m30/ui-kit/button';
import { ErrorSummary } from '@m30/ui-kit/error-summary';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { createDraft, DraftProvider } from '../../../../store/mortgage/index.ts';
import { ComplaintsProvider, controlId } from '../field/complaints.ts';
import { QuestionGrid } from '../field/QuestionGrid.tsx';
import type { FullFormProps } from '../form/FullForm.tsx';
import { FULL } from '../data/kinds.ts';
import styles from '../step/Step.module.css';
import { useBrief } from './use-brief.ts';

/** The short questionnaire: a few answers, then the way to the full one. */
export function BriefForm({ kind, answers, programmes }: FullFormProps) {
  // It is sent in a minute, so nothing of it is kept before.
  const [draft] = useState(() => createDraft(answers, { quiet: 0, save: () => Promise.resolve() }));
  const { complaints, sending, problem, sent, send } = useBrief(kind, draft);
  const { consent } = useForms();
  const asked = askedOf(kind, {}, consent.mode);
  const names = [...new Set(programmes.map(({ name }) => name))];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  if (sent) return <Onwards href={FULL[kind] ?? '/mortgage-form'} />;
  return (
    <DraftProvider value={draft}>
      <form className={styles.step} noValidate method="post" onSubmit={submit}>
        <ErrorSummary
          title="Чтобы отправить, исправьте"
          errors={[...complaints].map(([path, { message }]) => ({
            field: controlId(path),
            message,
          }))}
        />
        <ComplaintsProvider value={complaints}>
          <QuestionGrid asked={asked} programmes={names} />
        </ComplaintsProvider>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className={styles.ways}>
          <Button type="submit" loading={sending}>
            Отправить ответы
          </Button>
        </div>
        <p className={styles.lead}>
          {consent.mode === 'default' ? (
            <>Отправляя ответы, вы&nbsp;соглашаетесь с&nbsp;</>
          ) : (
            <>Что это значит, сказано в&nbsp;</>
          )}
          <TextLink href={consent.href}>
            {consent.mode === 'default' ? 'политикой' : 'политике'} конфиденциальности
          </TextLink>
          .
        </p>
      </form>
    </DraftProvider>
  );
}

function Onwards({ href }: { href: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <h3 ref={heading} tabIndex={-1}>
        Спасибо, ответы у&nbsp;нас
      </h3>
      <p className={styles.lead}>
        Специалист позвонит и&nbsp;предложит две программы. Можно не&nbsp;ждать: ваши ответы уже
        стоят в&nbsp;полной анкете, осталось дополнить её и&nbsp;отправить в&nbsp;банки.
      </p>
      <div className={styles.ways}>
        <Button href={href}>Заполнить полную анкету</Button>
      </div>
    </div>
  );
}
