import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremise } from '../shared/demo-papers.ts';
import type { getAccountService } from './get-service.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAccountService>[] = [
  {
    name: 'moving',
    input: { id: 'pereezd' },
    result: {
      service: {
        id: 'pereezd',
        name: 'Переезд',
        description: { blocks: [] },
        parents: [],
        sections: [],
      },
      offer: { price_from: 890_000, price_note: 'за\u00a0машину', choices: ['Машина'] },
      premises: [demoPremise],
      first_day: '2026-11-19',
      last_day: '2027-02-16',
    },
  },
];
