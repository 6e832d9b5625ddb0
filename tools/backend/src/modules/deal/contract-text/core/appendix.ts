import { LAW } from '../../law/law.ts';
import type { ContractFacts, LotDrawing, WriteChapter } from './types.ts';

const SHOWN = {
  plan: {
    title: 'План Объекта',
    of: 'План Объекта, то есть расположение его комнат, вспомогательных и летних помещений',
    plain:
      'Чертёж тот же, что на странице лота. Заменить его нельзя: у другого файла другой отпечаток.',
  },
  place: {
    title: 'Место Объекта на этаже',
    of: 'Место Объекта на этаже',
    plain: 'Объект на чертеже закрашен. Сверьте его место с тем, которое вы выбирали.',
  },
} as const satisfies Record<LotDrawing['shows'], object>;

/** The drawings of the lot, each named by the hash of its file: who signs the text signs them. */
export const appendix: WriteChapter = (facts) => ({
  title: 'Чертежи',
  clauses: facts.lot.drawings.map(({ shows, sha256 }, at) => ({
    text: `${SHOWN[shows].of}: чертёж ${at + 1}. Чертёж является неотъемлемой частью Договора и определяется отпечатком файла SHA-256: ${sha256}.`,
    plain: SHOWN[shows].plain,
    law: [lawOf(facts)],
  })),
  drawings: facts.lot.drawings.map(({ shows, src, sha256 }, at) => ({
    ...{ src, sha256 },
    title: `Чертёж ${at + 1}. ${SHOWN[shows].title}`,
  })),
});

const lawOf = ({ kind }: ContractFacts) => (kind === 'ddu' ? LAW.planOfShare : LAW.placeOfSold);
