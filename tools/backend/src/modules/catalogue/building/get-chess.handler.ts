import { getChess } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { paymentChoice } from '../lot/payment-choice.ts';
import { resolveFilter } from '../lot/resolve-filter.ts';
import { toChess } from './to-chess.ts';
import { residentialBuildings } from '../complex/to-complex-card.ts';

/** Returns every flat of a building by section and floor. */
export const getChessHandler = implement(getChess, (input, { services }) => {
  const { vendor, subvendor, ...asked } = input;
  const filter = resolveFilter(asked, services.travel);
  const { index, snapshot } = services.catalogue;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  const building =
    complex && residentialBuildings(snapshot, complex).find((one) => one.subvendor === subvendor);
  if (!building) throw refuse(404, 'Такого корпуса нет');
  const { complex: complexes = [vendor], building: buildings = [subvendor] } = filter;
  const isMeant = complexes.includes(vendor) && buildings.includes(subvendor);
  const here = { ...filter, complex: [vendor], building: [subvendor] };
  const { ids } = index.find(here, 'price', { offset: 0, limit: isMeant ? Infinity : 0 });
  return toChess(snapshot, { complex, building }, new Set(ids), paymentChoice(snapshot, filter));
});
