import { CREDIT_WARNINGS, lenderWords } from '@m30/calculators/credit/core';
import { Button } from '@m30/ui-kit/button';
import type { Application } from '../data/use-questionnaire.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { isOpen } from './bank-words.ts';
import styles from './Sent.module.css';
import { useApplications } from './use-applications.ts';

export interface ApplicationsProps {
  begin: readonly Application[];
  /** The page warns of the credits of all banks elsewhere. */
  warned?: boolean;
}

/** What the visitor has sent before and what the banks say of it; nothing where he has sent nothing. */
export function Applications({ begin, warned = false }: ApplicationsProps) {
  const { applications, lost, refresh } = useApplications(begin);
  if (applications.length === 0) return null;
  const waits = applications.some(({ banks }) => banks.some(({ status }) => isOpen(status)));
  const lenders = applications.flatMap(({ banks }) =>
    banks.flatMap(({ bank, rate }) => (rate === null ? [] : [bank])),
  );
  return (
    <section className={styles.applications} aria-labelledby="anketa-sent">
      <h3 id="anketa-sent">Ваши заявки</h3>
      <div aria-live="polite">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} level="h4" />
        ))}
        {lenders.length > 0 && !warned && (
          <small>
            {lenderWords(lenders)} {CREDIT_WARNINGS}
          </small>
        )}
      </div>
      {waits && (
        <div className={styles.note}>
          <p>
            {lost
              ? 'Нет связи: ответы банков обновятся, когда она появится.'
              : 'Ответы банков обновляются сами.'}
          </p>
          <Button
            className={styles.again}
            variant="ghost"
            size="small"
            onClick={() => void refresh()}
          >
            Обновить сейчас
          </Button>
        </div>
      )}
    </section>
  );
}
