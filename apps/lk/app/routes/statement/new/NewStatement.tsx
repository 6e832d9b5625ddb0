import type { ResultOf } from '@m30/api/client';
import type { StatementTemplate } from '@m30/forms/statement';
import { Button } from '@m30/ui-kit/button';
import { ErrorSummary } from '@m30/ui-kit/error-summary';
import { Notice } from '@m30/ui-kit/notice';
import { Select } from '@m30/ui-kit/select';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import styles from './NewStatement.module.css';
import { Questions, controlId } from './Questions.tsx';
import { Sheet } from './Sheet.tsx';
import { useStatement } from './use-statement.ts';

export interface NewStatementProps {
  template: StatementTemplate;
  form: ResultOf<'LK.GetStatementForm'>;
  /** Guid of the buyer: drafts of others are not shown. */
  user: string;
}

/** A statement to fill in, its document beside it. */
export function NewStatement({ template, form, user }: NewStatementProps) {
  const { answers, premise, errors, attempt, pending, problem, answer, choosePremise, send } =
    useStatement({ template, user, known: form.answers });
  const chosen = form.premises.find(({ order }) => order === premise);
  const draft = { template: template.id, answers, ...(premise && { premise }) };
  return (
    <>
      <PageHead
        trail={[{ label: 'Заявления', href: '/lk/statements' }, { label: template.title }]}
        title={template.title}
        lead={template.lead}
      />
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <ErrorSummary
            key={attempt}
            errors={errors.map(({ path, message }) => ({ field: controlId(path), message }))}
          />
          {form.premises.length > 0 && (
            <Select
              label="К какому заказу относится"
              placeholder={'Ни\u00a0к\u00a0какому'}
              options={form.premises.map(({ order, number, title }) => ({
                id: order,
                label: `${title}, заказ ${number}`,
              }))}
              value={premise}
              onChange={({ currentTarget }) => choosePremise(currentTarget.value)}
            />
          )}
          <Questions {...{ template, answers, errors }} onAnswer={answer} />
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <div className={styles.buttons}>
            <Button type="submit" loading={pending}>
              Отправить заявление
            </Button>
            <Button type="submit" form="statement-preview" variant="secondary">
              Посмотреть PDF
            </Button>
          </div>
        </form>
        <Sheet {...{ template, answers }} buyer={form.buyer} premise={chosen} />
      </div>
      <form
        id="statement-preview"
        action="/api/statements/preview.pdf"
        method="post"
        target="_blank"
        hidden
      >
        <input type="hidden" name="statement" value={JSON.stringify(draft)} readOnly />
      </form>
    </>
  );
}
