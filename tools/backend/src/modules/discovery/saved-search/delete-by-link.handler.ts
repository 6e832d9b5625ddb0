import { deleteLinkedSearch } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteSearch, linkedSearch } from './searches.ts';

export const deleteLinkedSearchHandler = implement(
  deleteLinkedSearch,
  async ({ key }, { services }) => {
    await deleteSearch(services, linkedSearch(key));
    return {};
  },
);
