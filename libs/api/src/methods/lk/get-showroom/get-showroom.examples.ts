import type { MethodExample } from '../../../core/define-method.ts';
import { kanalLot } from '../../shared/demo-lots.ts';
import { demoDays, demoVisit } from '../shared/demo-handover.ts';
import type { getShowroom } from './get-showroom.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getShowroom>[] = [
  {
    name: 'a visit ahead and a finish',
    input: {},
    result: {
      address: demoVisit.address,
      days: demoDays,
      can_book: true,
      upcoming: [demoVisit],
      past: [],
      offers: [
        {
          variant: 'dvor',
          name: '«Двор»',
          text: 'Дуб, тёплый серый, открытые полки.',
          materials: [{ name: 'Дуб', colour: '#b08a5b' }],
          price: 2_400_000,
          picture: null,
        },
      ],
      premises: [
        {
          guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
          number: 'M30-20417',
          apartment: kanalLot,
          area: 44.9,
          choice: null,
        },
      ],
    },
  },
];
