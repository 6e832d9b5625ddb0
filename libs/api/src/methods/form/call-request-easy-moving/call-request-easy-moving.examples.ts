import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callRequestEasyMoving } from './call-request-easy-moving.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestEasyMoving>[] = leadExamples({
  least: { url: '/klientam/uslugi' },
  full: { url: '/klientam/uslugi?utm_source=yandex' },
  says: 'Менеджер по переезду позвонит и рассчитает стоимость.',
});
