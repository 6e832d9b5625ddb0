import { getPromos } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findPromos } from '../../domain/content/find-promos.ts';
import { moscowDate } from '../../domain/content/moscow-date.ts';

/** Lists the offers that are in force today in Moscow. */
export const getPromosHandler = implement(getPromos, (_input, { services }) => ({
  promos: findPromos(services.content.library, moscowDate(services.clock())),
}));
