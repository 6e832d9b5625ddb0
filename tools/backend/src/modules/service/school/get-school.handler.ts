import { getSchool } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findSchool } from './find-lessons.ts';

export const getSchoolHandler = implement(
  getSchool,
  (_, call) => findSchool(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
