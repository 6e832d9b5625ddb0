import type { ReactNode } from 'react';
import { ErrorState } from '@m30/ui-kit/error-state';
import { Spinner } from '@m30/ui-kit/spinner';
import type { useAnswer } from './use-answer.ts';
import styles from './Services.module.css';

/** Shows that an answer is awaited or lost, then what was answered. */
export function Answered<Result>({
  answer,
  retry,
  children,
}: ReturnType<typeof useAnswer<Result>> & { children: (result: Result) => ReactNode }) {
  if (answer.state === 'ready') return children(answer.result);
  return (
    <div className={styles.waiting}>
      {answer.state === 'loading' ? (
        <Spinner label="Загружаем услуги" />
      ) : (
        <ErrorState onRetry={retry}>Проверьте связь и&nbsp;попробуйте ещё раз.</ErrorState>
      )}
    </div>
  );
}
