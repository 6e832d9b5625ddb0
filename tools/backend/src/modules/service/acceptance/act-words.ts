import type { ContractKind } from '../../deal/order/core/contract-kind.ts';
import { LAW } from '../../deal/law/law.ts';

/** What acts of a handover say by the contract that they carry out. */
interface ActWords {
  /** Who hands over, in the middle of a sentence. */
  seller: string;
  /** Who signs for it. */
  signer: string;
  /** First clause of the act of transfer. */
  transfer: string;
  /** Why defects are mended free of charge. */
  repairs: string;
}

export const ACT_WORDS: Readonly<Record<ContractKind, ActWords>> = {
  ddu: {
    seller: 'застройщик',
    signer: 'Представитель застройщика',
    transfer:
      'Застройщик передаёт, а покупатели принимают помещение, указанное выше, в соответствии со статьёй 8 Федерального закона № 214-ФЗ.',
    repairs:
      'Срок безвозмездного устранения недостатков — часть 2 статьи 7 Федерального закона №\u00a0214-ФЗ.',
  },
  sale: {
    seller: 'продавец',
    signer: 'Представитель продавца',
    transfer: `Продавец передаёт, а покупатели принимают помещение, указанное выше (${LAW.transferOfSold.source}).`,
    repairs: `Недостатки продавец устраняет безвозмездно: ${LAW.defectsOfSold.source}; срок — ${LAW.repairDaysOfSold.source}.`,
  },
};
