import type { MethodExample } from '../../../core/define-method.ts';
import { demoFacets } from '../../shared/demo-facets.ts';
import { discountedLot, familyProgramme, heldLot, kanalLot } from '../../shared/demo-lots.ts';
import type { getLots } from './get-lots.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getLots>[] = [
  {
    name: 'two-room flats up to 25 million',
    input: {
      rooms: ['2'],
      priceTo: 25000000,
    },
    result: {
      total: 322,
      page: 1,
      pageSize: 24,
      lots: [kanalLot, discountedLot, heldLot],
      facets: demoFacets,
      relaxations: [],
      programme: familyProgramme,
    },
  },
  {
    name: 'nothing found: which filter to lift',
    input: {
      complex: ['kolonnada'],
      priceTo: 5000000,
    },
    result: {
      total: 0,
      page: 1,
      pageSize: 24,
      lots: [],
      facets: demoFacets,
      relaxations: [
        {
          key: 'priceTo',
          count: 83,
        },
        {
          key: 'complex',
          count: 82,
        },
      ],
      programme: familyProgramme,
    },
  },
  {
    name: 'up to 60 thousand a month with 3 million down, not on the ground floor, with a balcony',
    input: {
      payTo: 60000,
      programme: 'family',
      term: 30,
      down: 3000000,
      floorNot: ['first'],
      options: ['balcony'],
      sort: 'metre',
    },
    result: {
      total: 2,
      page: 1,
      pageSize: 24,
      lots: [discountedLot],
      facets: demoFacets,
      relaxations: [],
      programme: familyProgramme,
    },
  },
];
