import type { MethodExample } from '../../../core/define-method.ts';
import { familyProgramme } from '../../shared/demo-lots.ts';
import type { getCart } from './get.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getCart>[] = [
  {
    name: 'nothing yet',
    input: {},
    result: { products: [], elements: [], delivery: [], programme: familyProgramme },
  },
];
