import { useSearchParams } from 'react-router';
import type { QuestionnaireKind } from '@m30/forms/questionnaire';
import { LeadForms } from '@m30/shell/lead';
import { ErrorState } from '@m30/ui-kit/error-state';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { BriefForm } from './brief/BriefForm.tsx';
import { FullForm } from './form/FullForm.tsx';
import page from './QuestionnairePage.module.css';
import { useQuestionnaire } from './data/use-questionnaire.ts';

export interface QuestionnaireProps {
  kind: QuestionnaireKind;
}

/** The live questionnaire: full with its steps, or brief. */
export default function Questionnaire({ kind }: QuestionnaireProps) {
  const [query] = useSearchParams();
  const order = query.get('order');
  const loading = useQuestionnaire(kind, order);
  if (loading.state === 'failed') {
    return (
      <ErrorState title="Не удалось открыть анкету" onRetry={loading.retry}>
        Проверьте связь. То, что вы уже ввели, сохранено.
      </ErrorState>
    );
  }
  if (loading.state === 'loading') {
    return (
      <div className={page.part} data-brief={kind.startsWith('short') || undefined}>
        <p className="visually-hidden" role="status">
          Открываем анкету
        </p>
        {[18, 52, 52, 52, 52].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </div>
    );
  }
  const Form = kind.startsWith('short') ? BriefForm : FullForm;
  return (
    <LeadForms>
      <Form kind={kind} order={order} {...loading.beginning} />
    </LeadForms>
  );
}
