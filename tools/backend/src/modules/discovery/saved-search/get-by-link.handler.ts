import { getLinkedSearch } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findSearch } from './change-search.ts';
import { linkedSearch } from './searches.ts';

export const getLinkedSearchHandler = implement(
  getLinkedSearch,
  ({ key }, { services }) => findSearch(services, linkedSearch(key)),
  { cache: 'none' },
);
