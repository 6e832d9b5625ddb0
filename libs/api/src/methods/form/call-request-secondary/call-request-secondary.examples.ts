import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callRequestSecondary } from './call-request-secondary.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestSecondary>[] = leadExamples({
  least: { url: '/vtorichka' },
  full: { url: '/vtorichka/otzyvy' },
  says: 'Специалист по вторичному жилью перезвонит в рабочее время: ежедневно с 9:00 до 21:00.',
});
