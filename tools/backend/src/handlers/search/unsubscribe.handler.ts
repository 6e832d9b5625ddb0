import { unsubscribe } from '@m30/api';
import { implement } from '../../core/implement.ts';
import * as searches from '../../domain/search/searches.ts';

/** Answers `unsubscribe`. */
export const unsubscribeHandler = implement(unsubscribe, async ({ key }, { services }) => {
  await searches.unsubscribe(services, key);
  return {};
});
