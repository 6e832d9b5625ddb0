import { getPromos } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { findEndedPromos, findPromos } from './find-promos.ts';

/** Lists the offers that are in force today in Moscow, or those that are over. */
export const getPromosHandler = implement(getPromos, ({ state }, { services }) => {
  const find = state === 'ended' ? findEndedPromos : findPromos;
  return { promos: find(services.content.library, moscowDay(services.clock())) };
});
