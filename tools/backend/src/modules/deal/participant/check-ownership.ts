import type { Ownership, ParticipantData } from '@m30/api';
import { standingOn } from '@m30/calculators/family';

type Born = Pick<ParticipantData, 'birth_date'>;

/**
 * What is wrong with an ownership for these people, Russian; `null` where nothing is. `LAW.jointOwnership` and `LAW.sharedOwnership`
 * say where the rules stand.
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
  standingOn(birth_date, today) === 'adult';
