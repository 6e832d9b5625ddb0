import { getLot } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { instalmentOn } from './payment-kinds.ts';
import { paymentChoice } from './payment-choice.ts';
import { planSheet } from './plan-sheet.ts';
import { hasPrice } from './to-lot-card.ts';
import { toLot } from './to-lot.ts';

/** Returns one flat at its own address only. */
export const getLotHandler = implement(getLot, (asked, { services }) => {
  const { vendor, subvendor, id, ...terms } = asked;
  const { snapshot } = services.catalogue;
  const lot = snapshot.lots.get(id);
  if (lot?.complex.vendor !== vendor || lot.building.subvendor !== subvendor) {
    throw refuse(404, 'Такой квартиры нет');
  }
  const planned = toLot(services.catalogue, lot, paymentChoice(snapshot, terms));
  const instalment = hasPrice(lot) ? instalmentOn(lot, moscowDay(services.clock())) : null;
  return {
    ...planned,
    planSheet: planSheet(services.media, planned),
    ...(instalment && { instalmentMonths: instalment.months.max }),
  };
});
