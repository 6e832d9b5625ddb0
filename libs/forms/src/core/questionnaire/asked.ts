import type { ConsentMode } from '../forms-port.ts';
import type { Answers, Question, Section } from '../question/question.ts';
import { consentsOf } from './consents.ts';
import { questionnaires, type QuestionnaireKind } from './questionnaires.ts';

/** A question at its place. */
export interface Asked {
  /** Where its answer stands: `p0.s1.amount`. */
  path: string;
  /** What its neighbours' answers begin with: `p0.s1.`. */
  scope: string;
  question: Question;
  /** Id of its section; `consent` for what is agreed to. */
  section: string;
  /** Number of its person, 0 is the borrower; null for what is asked of the application. */
  person: number | null;
}

/** What the answers of a person begin with. */
export const personScope = (person: number): string => `p${person}.`;

/** How many people apply, the borrower included. */
export function peopleOf(kind: QuestionnaireKind, answers: Answers): number {
  return countOf(answers.people, 1, questionnaires[kind].maxPeople);
}

/** How many rows of a section somebody has added. */
export function rowsOf(section: Section, scope: string, answers: Answers): number {
  const { rows } = section;
  return rows ? countOf(answers[`${scope}${rows.name}`], 0, rows.max) : 0;
}

/** Every question of one section as it is asked of somebody, in order; what other answers hide is left out. */
export function askedIn(section: Section, person: number, answers: Answers): Asked[] {
  const isOfPerson = section.of === 'person';
  const scope = isOfPerson ? personScope(person) : '';
  const place = { section: section.id, person: isOfPerson ? person : null };
  const at = (inner: string) => (question: Question) => ({
    ...place,
    scope: inner,
    path: inner + question.name,
    question,
  });
  const plain = section.groups.flatMap(({ questions }) => questions.map(at(scope)));
  const rows = Array.from({ length: rowsOf(section, scope, answers) }, (_, index) =>
    (section.rows?.questions ?? []).map(at(`${scope}${section.rows?.name}${index}.`)),
  );
  return [...plain, ...rows.flat()].filter((asked) => isAsked(asked, answers));
}

/**
 * Every question of a questionnaire as its answers stand, in the order of its pages.
 * @param mode how consents are asked for; default `default`
 */
export function askedOf(kind: QuestionnaireKind, answers: Answers, mode?: ConsentMode): Asked[] {
  const { sections } = questionnaires[kind];
  const others = Array.from({ length: peopleOf(kind, answers) - 1 }, (_, index) => index + 1);
  return [
    ...sections.flatMap((section) => askedIn(section, 0, answers)),
    ...others.flatMap((person) =>
      sections
        .filter(({ of }) => of === 'person')
        .flatMap((section) => askedIn(section, person, answers)),
    ),
    ...consentsOf(kind, mode).map((question) => ({
      path: question.name,
      scope: '',
      question,
      section: 'consent',
      person: null,
    })),
  ];
}

/** Whether the answers so far leave a question to be asked. */
function isAsked({ question: { when }, scope }: Asked, answers: Answers): boolean {
  return !when || when.is.includes(answers[scope + when.name] ?? '');
}

function countOf(text: string | undefined, min: number, max: number): number {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : min;
  return Math.min(max, Math.max(min, count));
}
