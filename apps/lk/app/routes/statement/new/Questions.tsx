import { QuestionControl } from '@m30/forms/question';
import type { AnswerIssue, Answers } from '@m30/forms/questionnaire';
import { askedByStatement, type StatementTemplate } from '@m30/forms/statement';
import { Fieldset } from '@m30/ui-kit/fieldset';
import styles from './NewStatement.module.css';

/** Id of the control of a question, for the list of errors. */
export const controlId = (name: string): string => `statement-${name}`;

export interface QuestionsProps {
  template: StatementTemplate;
  answers: Answers;
  errors: readonly AnswerIssue[];
  onAnswer: (name: string, value: string) => void;
}

/** The questions of a template under their headings; what other answers hide is not asked. */
export function Questions({ template, answers, errors, onAnswer }: QuestionsProps) {
  const asked = new Set(askedByStatement(template, answers).map(({ path }) => path));
  return template.groups.map(({ title = template.title, questions }) => (
    <Fieldset key={title} legend={title}>
      <div className={styles.grid}>
        {questions
          .filter(({ name }) => asked.has(name))
          .map((question) => (
            <div key={question.name} className={styles.field} data-room={question.room}>
              <QuestionControl
                question={question}
                id={controlId(question.name)}
                path={question.name}
                value={answers[question.name] ?? ''}
                error={errors.find(({ path }) => path === question.name)?.message}
                onAnswer={(value) => onAnswer(question.name, value)}
              />
            </div>
          ))}
      </div>
    </Fieldset>
  ));
}
