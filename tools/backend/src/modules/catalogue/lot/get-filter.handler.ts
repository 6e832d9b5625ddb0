import { getFilter } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { resolveFilter } from './resolve-filter.ts';

/** Counts what a filter would find, without the lots. */
export const getFilterHandler = implement(getFilter, (filter, { services }) =>
  services.catalogue.index.facets(resolveFilter(filter, services.travel)),
);
