import type { LegalRule } from '../law/legal-rule.ts';
import { ageOn, yearsLater } from './age.ts';

/** Whom the state's family programme lends to. */
export const FAMILY_PROGRAMME = {
  value: {
    /** A child who is not so old yet, on the day of the loan. */
    youngerThan: 7,
    /** The same for a child with a disability. */
    disabledYoungerThan: 18,
  },
  rule: 'Для семей с ребёнком до 6 лет включительно, с ребёнком-инвалидом до 18 лет или с двумя и более детьми до 18 лет в малых городах',
  source:
    'Правила программы «Семейная ипотека», постановление Правительства РФ от 30.12.2017 № 1711',
  readOn: '2026-11-24',
  /** Why the third ground is never asked about. */
  elsewhere:
    'Наши дома стоят не\u00a0в\u00a0малых городах: двое детей старше 6 лет права не\u00a0дают',
} as const satisfies LegalRule & { elsewhere: string };

/** A child of the borrowers. */
export interface Child {
  /** ISO date. */
  birth: string;
  disabled: boolean;
}

/** Whether a family may borrow, and until when. */
export type FamilyRight =
  | {
      eligible: true;
      /** ISO date, the first on which the programme lends no more. */
      until: string;
    }
  | {
      eligible: false;
      /** Why not, Russian. */
      why: string;
    };

/** First day on which a child gives no right any more. */
const endOf = ({ birth, disabled }: Child): string =>
  yearsLater(
    birth,
    disabled ? FAMILY_PROGRAMME.value.disabledYoungerThan : FAMILY_PROGRAMME.value.youngerThan,
  );

/**
 * Whether the family programme lends to parents of these children on a day.
 * @param day ISO date in Moscow: that of the loan's contract, before it that of the question
 */
export function familyRight(children: readonly Child[], day: string): FamilyRight {
  if (children.length === 0) {
    return {
      eligible: false,
      why: 'Укажите даты рождения детей: от\u00a0них зависит право на\u00a0программу',
    };
  }
  const until = children
    .filter(({ birth }) => birth <= day)
    .map(endOf)
    .filter((end) => day < end)
    .sort()
    .at(-1);
  if (until !== undefined) return { eligible: true, until };
  const youngest = Math.min(...children.map(({ birth }) => ageOn(birth, day)));
  return {
    eligible: false,
    why:
      youngest < 0
        ? 'Программа начинает действовать с\u00a0рождения ребёнка'
        : `Программа даёт кредит, пока ребёнку не\u00a0исполнилось ${FAMILY_PROGRAMME.value.youngerThan}\u00a0лет, а\u00a0ребёнку с\u00a0инвалидностью\u00a0— ${FAMILY_PROGRAMME.value.disabledYoungerThan}. ${FAMILY_PROGRAMME.elsewhere}`,
  };
}
