import type { Question, Section } from '../question/question.ts';
import { grossIncome, income, monthly } from './section/income.ts';
import { loan, reserve } from './section/loan.ts';
import { passport } from './section/passport.ts';
import { contact, firstName, person, phone } from './section/person.ts';
import { employment, work } from './section/work.ts';

/** One questionnaire with its configurations: of `/mortgage-form`, `-gross`, `-offline`, `…/anketa`, `…/anketa_gross`. */
export const questionnaireKinds = ['form', 'gross', 'offline', 'short', 'short-gross'] as const;

/** Which configuration of the questionnaire. */
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** A configuration: what is asked, of how many people. */
export interface Questionnaire {
  sections: readonly Section[];
  /** Most people in one application, the borrower included. */
  maxPeople: number;
  /** It goes to banks, at once or, of a short one, when the full one follows. */
  goesToBanks: boolean;
}

const programme: Question = {
  name: 'programme',
  label: 'Программа',
  as: 'programme',
  error: 'Выберите программу',
};

const briefly = (...questions: readonly Question[]): Questionnaire => ({
  sections: [
    {
      id: 'brief',
      title: 'Коротко',
      of: 'person',
      groups: [{ questions: [{ ...firstName, room: 'half' }, phone, programme, ...questions] }],
    },
  ],
  maxPeople: 1,
  goesToBanks: false,
});

/** The questionnaires by their kind. */
export const questionnaires: Readonly<Record<QuestionnaireKind, Questionnaire>> = {
  form: {
    sections: [loan, person, passport, work, income],
    maxPeople: 3,
    goesToBanks: true,
  },
  gross: {
    sections: [loan, person, passport, work, grossIncome],
    maxPeople: 4,
    goesToBanks: true,
  },
  offline: {
    sections: [reserve, contact, work, income],
    maxPeople: 3,
    goesToBanks: true,
  },
  short: briefly(),
  'short-gross': briefly(employment, { ...monthly, label: 'Доход семьи в месяц' }),
};
