import { getFilter } from '@m30/api';
import { implement } from '../../core/implement.ts';

/** Counts what a filter would find, without the lots. */
export const getFilterHandler = implement(getFilter, (filter, { services }) =>
  services.catalogue.index.facets(filter),
);
