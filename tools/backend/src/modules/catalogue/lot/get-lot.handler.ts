import { getLot } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { paymentChoice } from './payment-choice.ts';
import { planSheet } from './plan-sheet.ts';
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
  return { ...planned, planSheet: planSheet(services.media, planned) };
});
