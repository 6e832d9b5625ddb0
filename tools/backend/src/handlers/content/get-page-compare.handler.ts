import { getPageCompare } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { readCompare } from '../../domain/basket/read-compare.ts';

/** Lists what the visitor compares, or what a shared link names. */
export const getPageCompareHandler = implement(
  getPageCompare,
  ({ lots }, call) => readCompare(call, lots),
  { cache: 'none' },
);
