import { peopleOf, personScope, rowsOf } from './asked.ts';
import type { Answers, Section } from '../question/question.ts';
import type { QuestionnaireKind } from './questionnaires.ts';

/** One more person in the application. */
export function addPerson(kind: QuestionnaireKind, answers: Answers): Answers {
  return { ...answers, people: String(peopleOf(kind, answers) + 1) };
}

/** The application without one of its people; those after him move up. */
export function removePerson(kind: QuestionnaireKind, answers: Answers, person: number): Answers {
  const people = peopleOf(kind, answers);
  return { ...closeGap(answers, personScope, person, people), people: String(people - 1) };
}

/** One more row of a section. */
export function addRow(section: Section, scope: string, answers: Answers): Answers {
  if (!section.rows) return answers;
  return {
    ...answers,
    [`${scope}${section.rows.name}`]: String(rowsOf(section, scope, answers) + 1),
  };
}

/** A section without one of its rows; those after it move up. */
export function removeRow(section: Section, scope: string, answers: Answers, row: number): Answers {
  const { rows } = section;
  if (!rows) return answers;
  const count = rowsOf(section, scope, answers);
  const rowScope = (index: number) => `${scope}${rows.name}${index}.`;
  return {
    ...closeGap(answers, rowScope, row, count),
    [`${scope}${rows.name}`]: String(count - 1),
  };
}

function closeGap(
  answers: Answers,
  scopeOf: (index: number) => string,
  gone: number,
  count: number,
): Answers {
  const moved = Object.entries(answers).flatMap(([path, value]) => {
    for (let index = gone; index < count; index++) {
      const scope = scopeOf(index);
      if (!path.startsWith(scope)) continue;
      return index === gone ? [] : [[scopeOf(index - 1) + path.slice(scope.length), value]];
    }
    return [[path, value]];
  });
  return Object.fromEntries(moved);
}
