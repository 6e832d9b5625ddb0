import type { Question, QuestionGroup } from '../../question/question.ts';

/** What the account knows of the buyer and may be put into an answer. */
export type KnownFact = 'name' | 'phone' | 'email' | 'inn' | 'address' | 'passport';

/** A statement that buyers send to the developer, as data: what it asks and what it says. */
export interface StatementTemplate {
  /** «refund», the last part of its address. */
  id: string;
  /** As the list names it: «Возврат денег». */
  title: string;
  /** As the document names it, after «Заявление»: «о возврате денежных средств». */
  subject: string;
  /** When it is needed, in a sentence. */
  lead: string;
  groups: readonly QuestionGroup[];
  /** Answers that the account knows, by the names of their questions. */
  known?: Readonly<Record<string, KnownFact>>;
  /**
   * What the buyer asks for, as paragraphs of the document.
   * @param say an answer as a person reads it; a blank line of a form where it is missing
   */
  paragraphs: (say: (name: string) => string) => readonly string[];
}

/** Every question of a template, in order. */
export const questionsOf = ({ groups }: StatementTemplate): readonly Question[] =>
  groups.flatMap(({ questions }) => questions);
