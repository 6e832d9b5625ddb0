import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callRequest } from './call-request.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequest>[] = leadExamples({
  least: { url: '/' },
  full: { url: '/katalog' },
  says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
