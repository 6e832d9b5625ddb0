import { getSubscription } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findSubscription } from './searches.ts';

/** Answers `getSubscription`; mail scanners follow links, so reading ends nothing. */
export const getSubscriptionHandler = implement(
  getSubscription,
  ({ key }, { services }) => findSubscription(services, key),
  { cache: 'none' },
);
