import { QuestionControl } from '@m30/forms/question';
import type { Asked } from '@m30/forms/questionnaire';
import { controlId, useQuestion } from './complaints.ts';
import styles from './QuestionField.module.css';

export interface QuestionFieldProps {
  asked: Asked;
  /** Names of the mortgage programmes. */
  programmes: readonly string[];
}

/** The control of one question with its answer and its error. */
export function QuestionField({ asked, programmes }: QuestionFieldProps) {
  const { path, question } = asked;
  const { value, error, answer } = useQuestion(asked);
  return (
    <div className={styles.field} data-room={question.room}>
      <QuestionControl
        id={controlId(path)}
        {...{ question, path, value, error, programmes }}
        onAnswer={answer}
      />
    </div>
  );
}
