import type { Ownership, ParticipantData } from '@m30/api';

/** Rules of owning together, each with its source and the day on which it was read. */
const OWNERSHIP_LAW = {
  /** What spouses buy belongs to both, without shares, unless they have agreed otherwise. */
  jointOfSpouses: {
    rule: 'Имущество, нажитое супругами во время брака, является их совместной собственностью',
    source: 'СК РФ, ст. 33–34; ГК РФ, ст. 256',
    readOn: '2026-11-23',
  },
  /** Others own together by shares. */
  shares: {
    rule: 'Общая собственность на имущество является долевой, если закон не предусматривает совместной',
    source: 'ГК РФ, ст. 244 п. 3',
    readOn: '2026-11-23',
  },
  /** From this age on a person acts alone. */
  fullAge: {
    years: 18,
    rule: 'Дееспособность возникает в полном объёме с восемнадцати лет',
    source: 'ГК РФ, ст. 21 п. 1',
    readOn: '2026-11-23',
  },
} as const;

type Born = Pick<ParticipantData, 'birth_date'>;

/**
 * What is wrong with an ownership for these people, Russian; `null` where nothing is.
 * @param today ISO date in Moscow
 */
export function checkOwnership(
  people: readonly Born[],
  { ownership, today }: { ownership: Ownership; today: string },
): string | null {
  switch (ownership) {
    case 'single':
      return people.length === 1 ? null : 'Единоличная собственность\u00a0— для одного участника';
    case 'shares':
      return people.length > 1 ? null : 'Доли делят несколько участников, а\u00a0указан один';
    case 'joint':
      return people.length === 2 && people.every((person) => isAdult(person, today))
        ? null
        : 'Совместная собственность без долей\u00a0— только для двух совершеннолетних супругов';
  }
}

const isAdult = ({ birth_date }: Born, today: string): boolean =>
  yearsLater(birth_date, OWNERSHIP_LAW.fullAge.years) <= today;

/** The same day some years later, ISO. */
export function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
