import type { MethodExample } from '../../../core/define-method.ts';
import { kanalLot } from '../../shared/demo-lots.ts';
import type { chooseFinish } from './choose-finish.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof chooseFinish>[] = [
  {
    name: 'oak and warm grey',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01', variant: 'dvor' },
    result: {
      premises: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
        number: 'M30-20417',
        apartment: kanalLot,
        area: 44.9,
        choice: {
          variant: 'dvor',
          price: 107_760_000,
          chosen_at: '2026-11-18T09:00:00.000Z',
          price_until: '2026-12-18T09:00:00.000Z',
        },
      },
    },
  },
];
