import { formatCount } from '@m30/ui-kit/format';
import { TERMS } from './company-terms.ts';
import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

const years = (count: number) => formatCount(count, ['год', 'года', 'лет']);

/** For how long the developer mends. */
export const warranty: WriteChapter = (facts) => {
  const { seller } = sidesOf(facts);
  const finish =
    facts.lot.finish === null ? '' : `, на отделку — ${years(TERMS.finishWarrantyYears)}`;
  return {
    title: 'Гарантия',
    clauses: [
      {
        text: `Гарантийный срок на Объект — ${years(LAW.warrantyYears.value)} со дня его передачи${finish}. Гарантийный срок на технологическое и инженерное оборудование — ${years(LAW.equipmentWarrantyYears.value)} со дня подписания первого передаточного акта в доме.`,
        ...(facts.kind === 'ddu' && { law: [LAW.warrantyYears, LAW.equipmentWarrantyYears] }),
        plain: 'Нашли дефект — пишите в кабинете с фотографией: договор у нас уже есть.',
      },
      {
        text: `Недостатки, выявленные в гарантийный срок, ${seller.nom} устраняет безвозмездно, если не докажет, что они возникли после передачи из-за износа или неправильной эксплуатации.`,
        plain: 'Доказывать, что дефект не наш, — наша забота.',
      },
    ],
  };
};
