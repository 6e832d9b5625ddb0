import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callTouch } from './call-touch.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callTouch>[] = leadExamples({
  least: { url: '/' },
  full: { url: '/obekty/kanal' },
  says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
