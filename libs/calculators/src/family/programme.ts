import type { LegalRule } from '../law/legal-rule.ts';
import { ageOn, yearsLater } from './age.ts';

/** Whom the state's family programme lends to. */
export const FAMILY_PROGRAMME = {
  value: {
    /** A child who is not so old yet, on the day of the loan. */
    youngerThan: 7,
    /** A child by whom there is a right on another ground: with a disability, or one of those who wait for another child. */
    otherYoungerThan: 18,
  },
  rule: 'Для семей с ребёнком до 6 лет включительно, с ребёнком-инвалидом до 18 лет или с двумя и более детьми до 18 лет в малых городах',
  source:
    'Правила программы «Семейная ипотека», постановление Правительства РФ от 30.12.2017 № 1711',
  readOn: '2026-11-24',
  /** Who borrows; read in news of the amendment alone. */
  borrowers:
    'С\u00a01\u00a0февраля 2026\u00a0года у\u00a0семьи один такой кредит, супруги берут его вместе как созаёмщики',
  /** What gives a right besides the age; nobody but the bank is told which of it is there (152-ФЗ, ст. 5 ч. 5 и ст. 10). */
  other:
    'Право может быть и\u00a0по\u00a0другому основанию: ребёнок до 18\u00a0лет с\u00a0инвалидностью или скорое рождение ещё одного',
  /** Why the third ground is never asked about. */
  elsewhere:
    'Наши дома стоят не\u00a0в\u00a0малых городах: двое детей старше 6 лет права не\u00a0дают',
} as const satisfies LegalRule & Record<'borrowers' | 'other' | 'elsewhere', string>;

/** A child of the borrowers. */
export interface Child {
  /** ISO date. */
  birth: string;
}

/** Whether a family may borrow, and until when. */
export type FamilyRight =
  | {
      eligible: true;
      /** ISO date, the first on which the programme lends no more. */
      until: string;
      /** By the age of a child; else a bank has to find the other ground proven. */
      byAge: boolean;
    }
  | {
      eligible: false;
      /** Why not, Russian. */
      why: string;
    };

/**
 * Whether the family programme lends to parents of these children on a day.
 * @param day ISO date in Moscow: that of the loan's contract, before it that of the question
 * @param isOther they have the right on another ground than the age, and prove it to the bank alone
 */
export function familyRight(children: readonly Child[], day: string, isOther = false): FamilyRight {
  if (children.length === 0) {
    return {
      eligible: false,
      why: 'Укажите даты рождения детей: от\u00a0них зависит право на\u00a0программу',
    };
  }
  const { youngerThan, otherYoungerThan } = FAMILY_PROGRAMME.value;
  const byAge = lastDay(children, day, youngerThan);
  const until = byAge ?? (isOther ? lastDay(children, day, otherYoungerThan) : undefined);
  if (until !== undefined) return { eligible: true, until, byAge: byAge !== undefined };
  const youngest = Math.min(...children.map(({ birth }) => ageOn(birth, day)));
  return {
    eligible: false,
    why:
      youngest < 0
        ? 'Программа начинает действовать с\u00a0рождения ребёнка'
        : `Программа даёт кредит, пока ребёнку не\u00a0исполнилось ${FAMILY_PROGRAMME.value.youngerThan}\u00a0лет. ${FAMILY_PROGRAMME.elsewhere}`,
  };
}

/** First day on which none of those who are born gives a right any more, until an age; `undefined` where none does on the day. */
const lastDay = (children: readonly Child[], day: string, age: number): string | undefined =>
  children
    .filter(({ birth }) => birth <= day)
    .map(({ birth }) => yearsLater(birth, age))
    .filter((end) => day < end)
    .sort()
    .at(-1);
