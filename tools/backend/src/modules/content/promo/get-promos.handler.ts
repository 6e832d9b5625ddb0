import { getPromos } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findEndedPromos, findPromos } from './find-promos.ts';
import { moscowDate } from '../../../kernel/time/moscow-date.ts';

/** Lists the offers that are in force today in Moscow, or those that are over. */
export const getPromosHandler = implement(getPromos, ({ state }, { services }) => {
  const find = state === 'ended' ? findEndedPromos : findPromos;
  return { promos: find(services.content.library, moscowDate(services.clock())) };
});
