import type { LegalRule } from '../law/legal-rule.ts';

/** From how many full years on somebody buys how. */
export const AGE_LAW = {
  /** Signs with a parent's consent; before, a parent acts. */
  consent: {
    value: 14,
    rule: 'За детей до четырнадцати лет сделки совершают родители, с четырнадцати до восемнадцати — сами дети с письменного согласия родителя',
    source: 'ГК РФ, ст. 26 п. 1 и ст. 28 п. 1',
    readOn: '2026-11-24',
  },
  /** Has a passport. */
  passport: {
    value: 14,
    rule: 'Паспорт гражданина РФ выдают с четырнадцати лет, до этого личность удостоверяет свидетельство о рождении',
    source:
      'Положение о паспорте гражданина РФ, постановление Правительства РФ от 23.12.2023 № 2267',
    readOn: '2026-11-24',
  },
  /** Acts alone. */
  fullAge: {
    value: 18,
    rule: 'Дееспособность возникает в полном объёме с восемнадцати лет',
    source: 'ГК РФ, ст. 21 п. 1',
    readOn: '2026-11-24',
  },
} as const satisfies Record<string, LegalRule<number>>;

/** How somebody takes part in a deal: a parent acts for a child, consents to what a minor does, an adult acts alone. */
export type Standing = 'child' | 'minor' | 'adult';

/**
 * The same day some years later, ISO. 29 February may give a day that is in no calendar: as text it comes after the 28th and before
 * 1 March, which is when the law counts the year as full.
 */
export const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Full years of somebody on a day; both ISO dates. Negative before the birth. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return yearsLater(birth, years) <= day ? years : years - 1;
}

/** How somebody takes part in a deal that is made on a day; both ISO dates, the day in Moscow. */
export function standingOn(birth: string, day: string): Standing {
  const age = ageOn(birth, day);
  if (age >= AGE_LAW.fullAge.value) return 'adult';
  return age >= AGE_LAW.consent.value ? 'minor' : 'child';
}
