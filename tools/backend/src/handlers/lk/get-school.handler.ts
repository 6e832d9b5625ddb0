import { getSchool } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findSchool } from '../../domain/school/find-lessons.ts';

/** Answers `getSchool`. */
export const getSchoolHandler = implement(
  getSchool,
  (_, call) => findSchool(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
