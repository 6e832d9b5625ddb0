import { getCommute } from '@m30/api';
import { DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import { implement } from '../../../kernel/method/implement.ts';
import { placeOf } from './place-of.ts';

/** Returns the way from every complex to an address. */
export const getCommuteHandler = implement(
  getCommute,
  ({ work, by = DEFAULT_COMMUTE_BY }, { services: { travel, catalogue } }) => {
    const place = placeOf(work);
    const ways = place ? travel.waysToComplexes(place, by) : new Map();
    return {
      label: place ? travel.nameOf(place) : '',
      by,
      ways: catalogue.snapshot.complexes.map(({ vendor, name }) => {
        const { minutes = null, train = null } = ways.get(vendor) ?? {};
        return { vendor, name, minutes, train };
      }),
    };
  },
);
