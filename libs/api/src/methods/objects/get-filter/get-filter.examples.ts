import type { MethodExample } from '../../../core/define-method.ts';
import { demoFacets } from '../../shared/demo-facets.ts';
import type { getFilter } from './get-filter.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getFilter>[] = [
  {
    name: 'two-room flats up to 25 million',
    input: {
      rooms: ['2'],
      priceTo: 25000000,
    },
    result: { total: 322, facets: demoFacets },
  },
];
