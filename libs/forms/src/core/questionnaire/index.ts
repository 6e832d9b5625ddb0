export { consentOfAnswers, consentsOf } from './consents.ts';
export { askedIn, askedOf, peopleOf, personScope, rowsOf, type Asked } from './asked.ts';
export { addPerson, addRow, removePerson, removeRow } from './change-answers.ts';
export { checkAnswers, issuesOf, readAnswers, type AnswerIssue } from './check-answers.ts';
export type {
  Answers,
  Choice,
  Question,
  QuestionGroup,
  QuestionRows,
  Section,
} from '../question/question.ts';
export {
  questionnaireKinds,
  questionnaires,
  type Questionnaire,
  type QuestionnaireKind,
} from './questionnaires.ts';
