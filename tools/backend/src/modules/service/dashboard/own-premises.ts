import type { ContractCard, Dashboard } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { toPicture } from '../../media/to-picture.ts';
import { toProgress } from '../../catalogue/progress/to-progress.ts';
import { describeWorks } from './works-words.ts';

type OwnPremises = Dashboard['premises'][number];

const QUARTERS = ['I', 'II', 'III', 'IV'];

/** A contract together with the lot that it is about. */
export interface OwnedLot {
  contract: ContractCard;
  lotGuid: string;
}

/** What a buyer has bought, and how far each house has come. */
export function ownPremises({ catalogue }: Services, owned: readonly OwnedLot[]): OwnPremises[] {
  const { snapshot } = catalogue;
  return owned.flatMap(({ contract, lotGuid }) => {
    const lot = snapshot.placed.get(lotGuid);
    if (!lot) return [];
    const { complex, building } = lot;
    const picture = snapshot.pictures.get(complex.picture);
    const { buildings, months } = toProgress(snapshot, complex);
    const works = buildings.find(({ subvendor }) => subvendor === building.subvendor);
    const [newest] = months;
    return {
      contract: contract.guid,
      number: contract.number,
      title: contract.subject,
      place: contract.place,
      status: contract.status,
      picture: picture ? toPicture(picture) : null,
      works:
        works && newest
          ? { vendor: complex.vendor, ...describeWorks(works), month: newest.month }
          : null,
      handover: handoverWords(building),
    };
  });
}

/** «IV квартал 2027», or that the house stands. */
function handoverWords({
  handoverYear,
  handoverQuarter,
}: {
  handoverYear: number | null;
  handoverQuarter: number | null;
}): string {
  if (handoverYear === null || handoverQuarter === null) return 'Дом сдан';
  return `${QUARTERS[handoverQuarter - 1]}\u00a0квартал ${handoverYear}`;
}
