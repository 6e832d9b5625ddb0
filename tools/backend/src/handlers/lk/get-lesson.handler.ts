import { getLesson } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findLesson } from '../../domain/school/find-lessons.ts';

/** Answers `getLesson`. */
export const getLessonHandler = implement(
  getLesson,
  ({ alias }, call) => findLesson(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
