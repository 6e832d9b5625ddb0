import type { MethodExample } from '../../../core/define-method.ts';
import type { getRating } from './get-rating.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getRating>[] = [
  {
    name: 'a link that works',
    input: { token: 'demo-ocenka-konsultacii' },
    result: {
      state: 'open',
      manager: 'Ирина Лаптева',
      about: 'консультация по ипотеке 12 ноября',
      expires_at: '2026-11-26T12:00:00.000Z',
    },
  },
];
