import { changeLinkedSearch } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeSearch } from './change-search.ts';
import { linkedSearch } from './searches.ts';

export const changeLinkedSearchHandler = implement(
  changeLinkedSearch,
  ({ key, ...changes }, { services }) => changeSearch(services, linkedSearch(key), changes),
);
