import type { StudioResult } from '@m30/studio/contract/client';
import { loanTerms, percentOf } from '@m30/calculators/money';
import { formatArea, moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { kindName } from '../../catalogue/lot/lot-words.ts';
import { instalmentOn, paymentKindsOn } from '../../catalogue/lot/payment-kinds.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { lotTitle } from '../lead-work/to-desk-lead.ts';

type OfficeLot = StudioResult<'Office.Lots'>['lots'][number];

/** A lot as it is offered in the office; `null` where it has no page. */
export function toOfficeLot(
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  lot: PlacedRow,
): OfficeLot | null {
  const { snapshot } = catalogue;
  const card = anyLotCard(snapshot, lot.guid);
  if (!card) return null;
  const { guid, kind, area, floor, status, price, oldPrice: old_price } = lot;
  const day = moscowDay(clock());
  const kinds = paymentKindsOn(lot, day);
  const instalment = kinds.includes('instalment') ? instalmentOn(lot, day) : null;
  const programmes = [snapshot.programme, ...snapshot.offers].flatMap((one) =>
    one && !one.families ? [one] : [],
  );
  return {
    ...{ guid, status, price, old_price, url: card.url, title: lotTitle(snapshot, guid) },
    about: `${kindName(kind)}, ${formatArea(area)}, ${floor} этаж`,
    programmes: kinds.includes('mortgage')
      ? programmes.map((programme) => {
          const terms = loanTerms(price, programme);
          return {
            ...{ id: programme.id, rate: programme.rate, most_months: terms.months },
            title: [programme.name, ...programme.lenders.slice(0, 1)].join(', '),
            ...{ least: terms.downPayment, monthly: terms.payment },
          };
        })
      : [],
    instalment: instalment && {
      least: percentOf(price, instalment.share.min),
      most: percentOf(price, instalment.share.max),
      most_months: instalment.months.max,
      every: instalment.every,
    },
  };
}
