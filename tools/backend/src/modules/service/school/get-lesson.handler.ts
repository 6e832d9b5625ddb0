import { getLesson } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findLesson } from './find-lessons.ts';

export const getLessonHandler = implement(
  getLesson,
  ({ alias }, call) => findLesson(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
