import { unsubscribe } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as searches from './searches.ts';

export const unsubscribeHandler = implement(unsubscribe, async ({ key }, { services }) => {
  await searches.unsubscribe(services, key);
  return {};
});
