import { getPromos } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findEndedPromos, findPromos } from '../../domain/content/find-promos.ts';
import { moscowDate } from '../../domain/content/moscow-date.ts';

/** Lists the offers that are in force today in Moscow, or those that are over. */
export const getPromosHandler = implement(getPromos, ({ state }, { services }) => {
  const find = state === 'ended' ? findEndedPromos : findPromos;
  return { promos: find(services.content.library, moscowDate(services.clock())) };
});
