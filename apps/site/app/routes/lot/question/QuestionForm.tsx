import { LotQuestionForm } from '@m30/forms/lot-question';
import { LeadForms } from '@m30/shell/lead';

export interface QuestionFormProps {
  /** Of the flat. */
  id: string;
  title: string;
  lead: string;
}

/** The live band: the question's form with its way to send. */
export default function QuestionForm({ id, title, lead }: QuestionFormProps) {
  return (
    <LeadForms>
      <LotQuestionForm variant="inline" title={title} lead={lead} data={{ objectId: id }} />
    </LeadForms>
  );
}
