import type { ResultOf } from '@m30/api/client';
import type { Answers } from '@m30/forms/questionnaire';
import { statementParagraphs, type StatementTemplate } from '@m30/forms/statement';
import styles from './Sheet.module.css';

export interface SheetProps {
  template: StatementTemplate;
  answers: Answers;
  /** «Савельева Марина Андреевна». */
  buyer: string;
  premise: ResultOf<'LK.GetStatementForm'>['premises'][number] | undefined;
}

/** The document as it is written so far. */
export function Sheet({ template, answers, buyer, premise }: SheetProps) {
  return (
    <section className={styles.sheet} aria-label="Текст заявления">
      <p className={styles.sender}>
        Застройщику от&nbsp;покупателя
        <br />
        {buyer}
      </p>
      <p className={styles.title}>
        Заявление <span>{template.subject}</span>
      </p>
      {premise && (
        <p>
          Заказ {premise.number}. {premise.title}.
        </p>
      )}
      {statementParagraphs(template, answers).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
