import type { ConsentMode } from '@m30/forms';
import {
  askedIn,
  consentsOf,
  issuesOf,
  peopleOf,
  questionnaires,
  type AnswerIssue,
  type Answers,
  type Asked,
  type QuestionnaireKind,
} from '@m30/forms/questionnaire';

/** One page of a questionnaire. */
export interface Step {
  /** In the address: `?shag=passport`. */
  id: string;
  title: string;
}

/** Where the co-borrowers stand, and where banks are chosen and the application is sent. */
export const PEOPLE = 'people';
export const BANKS = 'banks';

/** The pages of a questionnaire, in order. */
export function stepsOf(kind: QuestionnaireKind): Step[] {
  const { sections, maxPeople } = questionnaires[kind];
  return [
    ...sections.map(({ id, title }) => ({ id, title })),
    ...(maxPeople > 1 ? [{ id: PEOPLE, title: 'Созаёмщики' }] : []),
    { id: BANKS, title: 'Банки' },
  ];
}

/** Every question of one page, as its answers stand; none where the address names no page. The mode is that of consents. */
export function askedOn(
  kind: QuestionnaireKind,
  step: string,
  answers: Answers,
  mode?: ConsentMode,
): Asked[] {
  const { sections } = questionnaires[kind];
  if (step === BANKS) {
    return consentsOf(kind, mode).map((question) => ({
      path: question.name,
      scope: '',
      question,
      section: BANKS,
      person: null,
    }));
  }
  if (step !== PEOPLE) {
    return sections.filter(({ id }) => id === step).flatMap((one) => askedIn(one, 0, answers));
  }
  const ofPerson = sections.filter(({ of }) => of === 'person');
  const others = Array.from({ length: peopleOf(kind, answers) - 1 }, (_, index) => index + 1);
  return others.flatMap((person) =>
    ofPerson.flatMap((section) => askedIn(section, person, answers)),
  );
}

/** What is wrong on one page. */
export function issuesOn(
  kind: QuestionnaireKind,
  step: string,
  answers: Answers,
  now: Date,
  mode?: ConsentMode,
): AnswerIssue[] {
  return issuesOf(askedOn(kind, step, answers, mode), answers, now);
}

/** Whether a page is answered, and answered well; one that asks nothing yet is not. */
export function isDone(
  kind: QuestionnaireKind,
  step: string,
  answers: Answers,
  now: Date,
  mode?: ConsentMode,
): boolean {
  const asked = askedOn(kind, step, answers, mode);
  const isBegun = asked.some(({ path }) => (answers[path] ?? '') !== '');
  return isBegun && issuesOf(asked, answers, now).length === 0;
}

/** How much of all required questions is answered well, 0…1; the choice of banks is not counted. */
export function shareDone(
  kind: QuestionnaireKind,
  answers: Answers,
  now: Date,
  mode?: ConsentMode,
): number {
  const asked = stepsOf(kind)
    .flatMap(({ id }) => askedOn(kind, id, answers, mode))
    .filter(({ question }) => !question.optional);
  return asked.length === 0 ? 1 : 1 - issuesOf(asked, answers, now).length / asked.length;
}
