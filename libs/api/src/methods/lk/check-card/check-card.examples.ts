import type { MethodExample } from '../../../core/define-method.ts';
import type { checkCard } from './check-card.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof checkCard>[] = [
  {
    name: 'the demo card',
    input: { id: 'demo-karta-savelevoy' },
    result: {
      number: '3000 0417',
      valid: true,
      level: {
        id: 'water',
        name: 'Фарватер',
        discount: { value: '5 %', caption: 'на услуги и кладовую' },
        from: 1000,
      },
      since: 2026,
    },
  },
];
