import { getOffices } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Lists the sales offices. */
export const getOfficesHandler = implement(getOffices, (_input, { services }) => ({
  offices: [...services.content.library.offices],
}));
