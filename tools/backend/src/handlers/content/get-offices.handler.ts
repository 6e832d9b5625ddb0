import { getOffices } from '@m30/api';
import { implement } from '../../core/implement.ts';

/** Lists the sales offices. */
export const getOfficesHandler = implement(getOffices, (_input, { services }) => ({
  offices: [...services.content.library.offices],
}));
