import { getPremisesItem } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { placedPremises } from './placed.ts';
import { toPremisesItem } from './to-premises-item.ts';

/** Returns one unit of premises at its own address only. */
export const getPremisesItemHandler = implement(
  getPremisesItem,
  ({ vendor, id }, { services: { catalogue } }) => {
    const lot = placedPremises(catalogue.snapshot).find((one) => one.id === id);
    if (lot?.complex.vendor !== vendor) throw refuse(404, 'Такого помещения нет');
    return toPremisesItem(catalogue.snapshot, lot);
  },
);
