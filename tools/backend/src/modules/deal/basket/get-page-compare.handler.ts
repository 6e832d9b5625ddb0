import { getPageCompare } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readCompare } from './read-compare.ts';

/** Lists what the visitor compares, or what a shared link names. */
export const getPageCompareHandler = implement(
  getPageCompare,
  ({ lots }, call) => readCompare(call, lots),
  { cache: 'none' },
);
