import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { setCallFromLanding } from './set-call-from-landing.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof setCallFromLanding>[] = leadExamples({
  least: { url: '/dom-na-kurskoy' },
  full: { url: '/yyaa' },
  says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
